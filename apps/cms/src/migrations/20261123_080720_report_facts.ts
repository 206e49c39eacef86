import type { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "public"."enum_our_featured_reports_downloads_language" AS ENUM('both', 'en', 'ar');
  CREATE TYPE "public"."enum__our_featured_reports_v_version_downloads_language" AS ENUM('both', 'en', 'ar');
  CREATE TABLE "our_featured_reports_key_numbers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "our_featured_reports_key_numbers_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "our_featured_reports_downloads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"language" "enum_our_featured_reports_downloads_language" DEFAULT 'both',
  	"date" timestamp(3) with time zone
  );
  
  CREATE TABLE "our_featured_reports_downloads_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "our_featured_reports_updated" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone
  );
  
  CREATE TABLE "our_featured_reports_updated_locales" (
  	"change" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_our_featured_reports_v_version_key_numbers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_our_featured_reports_v_version_key_numbers_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_our_featured_reports_v_version_downloads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" integer,
  	"language" "enum__our_featured_reports_v_version_downloads_language" DEFAULT 'both',
  	"date" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_our_featured_reports_v_version_downloads_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_our_featured_reports_v_version_updated" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_our_featured_reports_v_version_updated_locales" (
  	"change" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "our_featured_reports_locales" ADD COLUMN "method_population" varchar;
  ALTER TABLE "our_featured_reports_locales" ADD COLUMN "method_frame" varchar;
  ALTER TABLE "our_featured_reports_locales" ADD COLUMN "method_n" varchar;
  ALTER TABLE "our_featured_reports_locales" ADD COLUMN "method_field_dates" varchar;
  ALTER TABLE "our_featured_reports_locales" ADD COLUMN "method_mode" varchar;
  ALTER TABLE "our_featured_reports_locales" ADD COLUMN "method_response_rate" varchar;
  ALTER TABLE "our_featured_reports_locales" ADD COLUMN "method_weighting" varchar;
  ALTER TABLE "our_featured_reports_locales" ADD COLUMN "method_margin" varchar;
  ALTER TABLE "our_featured_reports_locales" ADD COLUMN "method_funder" varchar;
  ALTER TABLE "our_featured_reports_locales" ADD COLUMN "method_questionnaire" varchar;
  ALTER TABLE "_our_featured_reports_v_locales" ADD COLUMN "version_method_population" varchar;
  ALTER TABLE "_our_featured_reports_v_locales" ADD COLUMN "version_method_frame" varchar;
  ALTER TABLE "_our_featured_reports_v_locales" ADD COLUMN "version_method_n" varchar;
  ALTER TABLE "_our_featured_reports_v_locales" ADD COLUMN "version_method_field_dates" varchar;
  ALTER TABLE "_our_featured_reports_v_locales" ADD COLUMN "version_method_mode" varchar;
  ALTER TABLE "_our_featured_reports_v_locales" ADD COLUMN "version_method_response_rate" varchar;
  ALTER TABLE "_our_featured_reports_v_locales" ADD COLUMN "version_method_weighting" varchar;
  ALTER TABLE "_our_featured_reports_v_locales" ADD COLUMN "version_method_margin" varchar;
  ALTER TABLE "_our_featured_reports_v_locales" ADD COLUMN "version_method_funder" varchar;
  ALTER TABLE "_our_featured_reports_v_locales" ADD COLUMN "version_method_questionnaire" varchar;
  ALTER TABLE "our_featured_reports_key_numbers" ADD CONSTRAINT "our_featured_reports_key_numbers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_featured_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_featured_reports_key_numbers_locales" ADD CONSTRAINT "our_featured_reports_key_numbers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_featured_reports_key_numbers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_featured_reports_downloads" ADD CONSTRAINT "our_featured_reports_downloads_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_featured_reports_downloads" ADD CONSTRAINT "our_featured_reports_downloads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_featured_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_featured_reports_downloads_locales" ADD CONSTRAINT "our_featured_reports_downloads_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_featured_reports_downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_featured_reports_updated" ADD CONSTRAINT "our_featured_reports_updated_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_featured_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_featured_reports_updated_locales" ADD CONSTRAINT "our_featured_reports_updated_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_featured_reports_updated"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_featured_reports_v_version_key_numbers" ADD CONSTRAINT "_our_featured_reports_v_version_key_numbers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_featured_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_featured_reports_v_version_key_numbers_locales" ADD CONSTRAINT "_our_featured_reports_v_version_key_numbers_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_featured_reports_v_version_key_numbers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_featured_reports_v_version_downloads" ADD CONSTRAINT "_our_featured_reports_v_version_downloads_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_featured_reports_v_version_downloads" ADD CONSTRAINT "_our_featured_reports_v_version_downloads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_featured_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_featured_reports_v_version_downloads_locales" ADD CONSTRAINT "_our_featured_reports_v_version_downloads_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_featured_reports_v_version_downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_featured_reports_v_version_updated" ADD CONSTRAINT "_our_featured_reports_v_version_updated_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_featured_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_featured_reports_v_version_updated_locales" ADD CONSTRAINT "_our_featured_reports_v_version_updated_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_featured_reports_v_version_updated"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "our_featured_reports_key_numbers_order_idx" ON "our_featured_reports_key_numbers" USING btree ("_order");
  CREATE INDEX "our_featured_reports_key_numbers_parent_id_idx" ON "our_featured_reports_key_numbers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "our_featured_reports_key_numbers_locales_locale_parent_id_un" ON "our_featured_reports_key_numbers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "our_featured_reports_downloads_order_idx" ON "our_featured_reports_downloads" USING btree ("_order");
  CREATE INDEX "our_featured_reports_downloads_parent_id_idx" ON "our_featured_reports_downloads" USING btree ("_parent_id");
  CREATE INDEX "our_featured_reports_downloads_file_idx" ON "our_featured_reports_downloads" USING btree ("file_id");
  CREATE UNIQUE INDEX "our_featured_reports_downloads_locales_locale_parent_id_uniq" ON "our_featured_reports_downloads_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "our_featured_reports_updated_order_idx" ON "our_featured_reports_updated" USING btree ("_order");
  CREATE INDEX "our_featured_reports_updated_parent_id_idx" ON "our_featured_reports_updated" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "our_featured_reports_updated_locales_locale_parent_id_unique" ON "our_featured_reports_updated_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_our_featured_reports_v_version_key_numbers_order_idx" ON "_our_featured_reports_v_version_key_numbers" USING btree ("_order");
  CREATE INDEX "_our_featured_reports_v_version_key_numbers_parent_id_idx" ON "_our_featured_reports_v_version_key_numbers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_our_featured_reports_v_version_key_numbers_locales_locale_p" ON "_our_featured_reports_v_version_key_numbers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_our_featured_reports_v_version_downloads_order_idx" ON "_our_featured_reports_v_version_downloads" USING btree ("_order");
  CREATE INDEX "_our_featured_reports_v_version_downloads_parent_id_idx" ON "_our_featured_reports_v_version_downloads" USING btree ("_parent_id");
  CREATE INDEX "_our_featured_reports_v_version_downloads_file_idx" ON "_our_featured_reports_v_version_downloads" USING btree ("file_id");
  CREATE UNIQUE INDEX "_our_featured_reports_v_version_downloads_locales_locale_par" ON "_our_featured_reports_v_version_downloads_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_our_featured_reports_v_version_updated_order_idx" ON "_our_featured_reports_v_version_updated" USING btree ("_order");
  CREATE INDEX "_our_featured_reports_v_version_updated_parent_id_idx" ON "_our_featured_reports_v_version_updated" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_our_featured_reports_v_version_updated_locales_locale_paren" ON "_our_featured_reports_v_version_updated_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP TABLE "our_featured_reports_key_numbers" CASCADE;
  DROP TABLE "our_featured_reports_key_numbers_locales" CASCADE;
  DROP TABLE "our_featured_reports_downloads" CASCADE;
  DROP TABLE "our_featured_reports_downloads_locales" CASCADE;
  DROP TABLE "our_featured_reports_updated" CASCADE;
  DROP TABLE "our_featured_reports_updated_locales" CASCADE;
  DROP TABLE "_our_featured_reports_v_version_key_numbers" CASCADE;
  DROP TABLE "_our_featured_reports_v_version_key_numbers_locales" CASCADE;
  DROP TABLE "_our_featured_reports_v_version_downloads" CASCADE;
  DROP TABLE "_our_featured_reports_v_version_downloads_locales" CASCADE;
  DROP TABLE "_our_featured_reports_v_version_updated" CASCADE;
  DROP TABLE "_our_featured_reports_v_version_updated_locales" CASCADE;
  ALTER TABLE "our_featured_reports_locales" DROP COLUMN "method_population";
  ALTER TABLE "our_featured_reports_locales" DROP COLUMN "method_frame";
  ALTER TABLE "our_featured_reports_locales" DROP COLUMN "method_n";
  ALTER TABLE "our_featured_reports_locales" DROP COLUMN "method_field_dates";
  ALTER TABLE "our_featured_reports_locales" DROP COLUMN "method_mode";
  ALTER TABLE "our_featured_reports_locales" DROP COLUMN "method_response_rate";
  ALTER TABLE "our_featured_reports_locales" DROP COLUMN "method_weighting";
  ALTER TABLE "our_featured_reports_locales" DROP COLUMN "method_margin";
  ALTER TABLE "our_featured_reports_locales" DROP COLUMN "method_funder";
  ALTER TABLE "our_featured_reports_locales" DROP COLUMN "method_questionnaire";
  ALTER TABLE "_our_featured_reports_v_locales" DROP COLUMN "version_method_population";
  ALTER TABLE "_our_featured_reports_v_locales" DROP COLUMN "version_method_frame";
  ALTER TABLE "_our_featured_reports_v_locales" DROP COLUMN "version_method_n";
  ALTER TABLE "_our_featured_reports_v_locales" DROP COLUMN "version_method_field_dates";
  ALTER TABLE "_our_featured_reports_v_locales" DROP COLUMN "version_method_mode";
  ALTER TABLE "_our_featured_reports_v_locales" DROP COLUMN "version_method_response_rate";
  ALTER TABLE "_our_featured_reports_v_locales" DROP COLUMN "version_method_weighting";
  ALTER TABLE "_our_featured_reports_v_locales" DROP COLUMN "version_method_margin";
  ALTER TABLE "_our_featured_reports_v_locales" DROP COLUMN "version_method_funder";
  ALTER TABLE "_our_featured_reports_v_locales" DROP COLUMN "version_method_questionnaire";
  DROP TYPE "public"."enum_our_featured_reports_downloads_language";
  DROP TYPE "public"."enum__our_featured_reports_v_version_downloads_language";`)
}
