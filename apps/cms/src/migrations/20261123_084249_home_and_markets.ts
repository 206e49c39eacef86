import type { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "public"."enum_markets_page_markets_places" AS ENUM('TN', 'LB', 'SY', 'MA', 'DZ', 'LY', 'EG', 'PS', 'JO', 'IQ', 'KW', 'MR', 'SD', 'SA', 'BH', 'QA', 'DJ', 'YE', 'OM', 'AE', 'SO', 'KM');
  CREATE TYPE "public"."enum_markets_page_coverage_places_place" AS ENUM('TN', 'LB', 'SY', 'MA', 'DZ', 'LY', 'EG', 'PS', 'JO', 'IQ', 'KW', 'MR', 'SD', 'SA', 'BH', 'QA', 'DJ', 'YE', 'OM', 'AE', 'SO', 'KM', 'SY-LA', 'SY-ID', 'SY-HL', 'SY-RA', 'SY-HA', 'SY-TA', 'SY-HM', 'SY-HI', 'SY-DY', 'SY-QU', 'SY-DI', 'SY-RD', 'SY-DR', 'SY-SU');
  CREATE TYPE "public"."enum__markets_page_v_version_markets_places" AS ENUM('TN', 'LB', 'SY', 'MA', 'DZ', 'LY', 'EG', 'PS', 'JO', 'IQ', 'KW', 'MR', 'SD', 'SA', 'BH', 'QA', 'DJ', 'YE', 'OM', 'AE', 'SO', 'KM');
  CREATE TYPE "public"."enum__markets_page_v_version_coverage_places_place" AS ENUM('TN', 'LB', 'SY', 'MA', 'DZ', 'LY', 'EG', 'PS', 'JO', 'IQ', 'KW', 'MR', 'SD', 'SA', 'BH', 'QA', 'DJ', 'YE', 'OM', 'AE', 'SO', 'KM', 'SY-LA', 'SY-ID', 'SY-HL', 'SY-RA', 'SY-HA', 'SY-TA', 'SY-HM', 'SY-HI', 'SY-DY', 'SY-QU', 'SY-DI', 'SY-RD', 'SY-DR', 'SY-SU');
  CREATE TABLE "home_page_counters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" numeric
  );
  
  CREATE TABLE "home_page_counters_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_home_page_v_version_counters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_counters_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "markets_page_markets_places" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_markets_page_markets_places",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "markets_page_coverage_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"place" "enum_markets_page_coverage_places_place",
  	"interviews" numeric
  );
  
  CREATE TABLE "markets_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"blogs_id" integer
  );
  
  CREATE TABLE "_markets_page_v_version_markets_places" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__markets_page_v_version_markets_places",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_markets_page_v_version_coverage_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"place" "enum__markets_page_v_version_coverage_places_place",
  	"interviews" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_markets_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"blogs_id" integer
  );
  
  ALTER TABLE "home_page" ADD COLUMN "reading_chart_id" integer;
  ALTER TABLE "home_page" ADD COLUMN "reading_address" varchar;
  ALTER TABLE "home_page_locales" ADD COLUMN "reading_lead" varchar;
  ALTER TABLE "home_page_locales" ADD COLUMN "reading_text" varchar;
  ALTER TABLE "home_page_locales" ADD COLUMN "reading_link_text" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_reading_chart_id" integer;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_reading_address" varchar;
  ALTER TABLE "_home_page_v_locales" ADD COLUMN "version_reading_lead" varchar;
  ALTER TABLE "_home_page_v_locales" ADD COLUMN "version_reading_text" varchar;
  ALTER TABLE "_home_page_v_locales" ADD COLUMN "version_reading_link_text" varchar;
  ALTER TABLE "markets_page_markets_locales" ADD COLUMN "last_census" varchar;
  ALTER TABLE "markets_page_markets_locales" ADD COLUMN "interview_languages" varchar;
  ALTER TABLE "markets_page_markets_locales" ADD COLUMN "duration" varchar;
  ALTER TABLE "markets_page_markets_locales" ADD COLUMN "last_fieldwork" varchar;
  ALTER TABLE "markets_page_locales" ADD COLUMN "coverage_title" varchar;
  ALTER TABLE "markets_page_locales" ADD COLUMN "coverage_measure" varchar;
  ALTER TABLE "markets_page_locales" ADD COLUMN "coverage_source" varchar;
  ALTER TABLE "_markets_page_v_version_markets_locales" ADD COLUMN "last_census" varchar;
  ALTER TABLE "_markets_page_v_version_markets_locales" ADD COLUMN "interview_languages" varchar;
  ALTER TABLE "_markets_page_v_version_markets_locales" ADD COLUMN "duration" varchar;
  ALTER TABLE "_markets_page_v_version_markets_locales" ADD COLUMN "last_fieldwork" varchar;
  ALTER TABLE "_markets_page_v_locales" ADD COLUMN "version_coverage_title" varchar;
  ALTER TABLE "_markets_page_v_locales" ADD COLUMN "version_coverage_measure" varchar;
  ALTER TABLE "_markets_page_v_locales" ADD COLUMN "version_coverage_source" varchar;
  ALTER TABLE "home_page_counters" ADD CONSTRAINT "home_page_counters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_counters_locales" ADD CONSTRAINT "home_page_counters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page_counters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_counters" ADD CONSTRAINT "_home_page_v_version_counters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_counters_locales" ADD CONSTRAINT "_home_page_v_version_counters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v_version_counters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_page_markets_places" ADD CONSTRAINT "markets_page_markets_places_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."markets_page_markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_page_coverage_places" ADD CONSTRAINT "markets_page_coverage_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."markets_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_page_rels" ADD CONSTRAINT "markets_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."markets_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "markets_page_rels" ADD CONSTRAINT "markets_page_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markets_page_v_version_markets_places" ADD CONSTRAINT "_markets_page_v_version_markets_places_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_markets_page_v_version_markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markets_page_v_version_coverage_places" ADD CONSTRAINT "_markets_page_v_version_coverage_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_markets_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markets_page_v_rels" ADD CONSTRAINT "_markets_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_markets_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_markets_page_v_rels" ADD CONSTRAINT "_markets_page_v_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_page_counters_order_idx" ON "home_page_counters" USING btree ("_order");
  CREATE INDEX "home_page_counters_parent_id_idx" ON "home_page_counters" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_page_counters_locales_locale_parent_id_unique" ON "home_page_counters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_version_counters_order_idx" ON "_home_page_v_version_counters" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_counters_parent_id_idx" ON "_home_page_v_version_counters" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_page_v_version_counters_locales_locale_parent_id_uniqu" ON "_home_page_v_version_counters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "markets_page_markets_places_order_idx" ON "markets_page_markets_places" USING btree ("order");
  CREATE INDEX "markets_page_markets_places_parent_idx" ON "markets_page_markets_places" USING btree ("parent_id");
  CREATE INDEX "markets_page_coverage_places_order_idx" ON "markets_page_coverage_places" USING btree ("_order");
  CREATE INDEX "markets_page_coverage_places_parent_id_idx" ON "markets_page_coverage_places" USING btree ("_parent_id");
  CREATE INDEX "markets_page_rels_order_idx" ON "markets_page_rels" USING btree ("order");
  CREATE INDEX "markets_page_rels_parent_idx" ON "markets_page_rels" USING btree ("parent_id");
  CREATE INDEX "markets_page_rels_path_idx" ON "markets_page_rels" USING btree ("path");
  CREATE INDEX "markets_page_rels_blogs_id_idx" ON "markets_page_rels" USING btree ("blogs_id");
  CREATE INDEX "_markets_page_v_version_markets_places_order_idx" ON "_markets_page_v_version_markets_places" USING btree ("order");
  CREATE INDEX "_markets_page_v_version_markets_places_parent_idx" ON "_markets_page_v_version_markets_places" USING btree ("parent_id");
  CREATE INDEX "_markets_page_v_version_coverage_places_order_idx" ON "_markets_page_v_version_coverage_places" USING btree ("_order");
  CREATE INDEX "_markets_page_v_version_coverage_places_parent_id_idx" ON "_markets_page_v_version_coverage_places" USING btree ("_parent_id");
  CREATE INDEX "_markets_page_v_rels_order_idx" ON "_markets_page_v_rels" USING btree ("order");
  CREATE INDEX "_markets_page_v_rels_parent_idx" ON "_markets_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_markets_page_v_rels_path_idx" ON "_markets_page_v_rels" USING btree ("path");
  CREATE INDEX "_markets_page_v_rels_blogs_id_idx" ON "_markets_page_v_rels" USING btree ("blogs_id");
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_reading_chart_id_charts_id_fk" FOREIGN KEY ("reading_chart_id") REFERENCES "public"."charts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_reading_chart_id_charts_id_fk" FOREIGN KEY ("version_reading_chart_id") REFERENCES "public"."charts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "home_page_reading_reading_chart_idx" ON "home_page" USING btree ("reading_chart_id");
  CREATE INDEX "_home_page_v_version_reading_version_reading_chart_idx" ON "_home_page_v" USING btree ("version_reading_chart_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "home_page_counters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_counters_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_counters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_counters_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "markets_page_markets_places" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "markets_page_coverage_places" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "markets_page_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_markets_page_v_version_markets_places" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_markets_page_v_version_coverage_places" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_markets_page_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "home_page_counters" CASCADE;
  DROP TABLE "home_page_counters_locales" CASCADE;
  DROP TABLE "_home_page_v_version_counters" CASCADE;
  DROP TABLE "_home_page_v_version_counters_locales" CASCADE;
  DROP TABLE "markets_page_markets_places" CASCADE;
  DROP TABLE "markets_page_coverage_places" CASCADE;
  DROP TABLE "markets_page_rels" CASCADE;
  DROP TABLE "_markets_page_v_version_markets_places" CASCADE;
  DROP TABLE "_markets_page_v_version_coverage_places" CASCADE;
  DROP TABLE "_markets_page_v_rels" CASCADE;
  ALTER TABLE "home_page" DROP CONSTRAINT "home_page_reading_chart_id_charts_id_fk";
  
  ALTER TABLE "_home_page_v" DROP CONSTRAINT "_home_page_v_version_reading_chart_id_charts_id_fk";
  
  DROP INDEX "home_page_reading_reading_chart_idx";
  DROP INDEX "_home_page_v_version_reading_version_reading_chart_idx";
  ALTER TABLE "home_page" DROP COLUMN "reading_chart_id";
  ALTER TABLE "home_page" DROP COLUMN "reading_address";
  ALTER TABLE "home_page_locales" DROP COLUMN "reading_lead";
  ALTER TABLE "home_page_locales" DROP COLUMN "reading_text";
  ALTER TABLE "home_page_locales" DROP COLUMN "reading_link_text";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_reading_chart_id";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_reading_address";
  ALTER TABLE "_home_page_v_locales" DROP COLUMN "version_reading_lead";
  ALTER TABLE "_home_page_v_locales" DROP COLUMN "version_reading_text";
  ALTER TABLE "_home_page_v_locales" DROP COLUMN "version_reading_link_text";
  ALTER TABLE "markets_page_markets_locales" DROP COLUMN "last_census";
  ALTER TABLE "markets_page_markets_locales" DROP COLUMN "interview_languages";
  ALTER TABLE "markets_page_markets_locales" DROP COLUMN "duration";
  ALTER TABLE "markets_page_markets_locales" DROP COLUMN "last_fieldwork";
  ALTER TABLE "markets_page_locales" DROP COLUMN "coverage_title";
  ALTER TABLE "markets_page_locales" DROP COLUMN "coverage_measure";
  ALTER TABLE "markets_page_locales" DROP COLUMN "coverage_source";
  ALTER TABLE "_markets_page_v_version_markets_locales" DROP COLUMN "last_census";
  ALTER TABLE "_markets_page_v_version_markets_locales" DROP COLUMN "interview_languages";
  ALTER TABLE "_markets_page_v_version_markets_locales" DROP COLUMN "duration";
  ALTER TABLE "_markets_page_v_version_markets_locales" DROP COLUMN "last_fieldwork";
  ALTER TABLE "_markets_page_v_locales" DROP COLUMN "version_coverage_title";
  ALTER TABLE "_markets_page_v_locales" DROP COLUMN "version_coverage_measure";
  ALTER TABLE "_markets_page_v_locales" DROP COLUMN "version_coverage_source";
  DROP TYPE "public"."enum_markets_page_markets_places";
  DROP TYPE "public"."enum_markets_page_coverage_places_place";
  DROP TYPE "public"."enum__markets_page_v_version_markets_places";
  DROP TYPE "public"."enum__markets_page_v_version_coverage_places_place";`)
}
