import type { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TABLE "our_services_deliverables" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "our_services_deliverables_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "our_services_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tool_we_uses_id" integer
  );
  
  CREATE TABLE "_our_services_v_version_deliverables" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_our_services_v_version_deliverables_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_our_services_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tool_we_uses_id" integer
  );
  
  CREATE TABLE "tool_we_uses_deliverables" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "tool_we_uses_deliverables_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_tool_we_uses_v_version_deliverables" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tool_we_uses_v_version_deliverables_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "our_services" ADD COLUMN "chart_id" integer;
  ALTER TABLE "our_services" ADD COLUMN "sample_page_id" integer;
  ALTER TABLE "our_services_locales" ADD COLUMN "duration" varchar;
  ALTER TABLE "our_services_locales" ADD COLUMN "sample" varchar;
  ALTER TABLE "our_services_locales" ADD COLUMN "cost" varchar;
  ALTER TABLE "_our_services_v" ADD COLUMN "version_chart_id" integer;
  ALTER TABLE "_our_services_v" ADD COLUMN "version_sample_page_id" integer;
  ALTER TABLE "_our_services_v_locales" ADD COLUMN "version_duration" varchar;
  ALTER TABLE "_our_services_v_locales" ADD COLUMN "version_sample" varchar;
  ALTER TABLE "_our_services_v_locales" ADD COLUMN "version_cost" varchar;
  ALTER TABLE "tool_we_uses" ADD COLUMN "chart_id" integer;
  ALTER TABLE "tool_we_uses" ADD COLUMN "sample_page_id" integer;
  ALTER TABLE "tool_we_uses_locales" ADD COLUMN "duration" varchar;
  ALTER TABLE "tool_we_uses_locales" ADD COLUMN "sample" varchar;
  ALTER TABLE "tool_we_uses_locales" ADD COLUMN "cost" varchar;
  ALTER TABLE "_tool_we_uses_v" ADD COLUMN "version_chart_id" integer;
  ALTER TABLE "_tool_we_uses_v" ADD COLUMN "version_sample_page_id" integer;
  ALTER TABLE "_tool_we_uses_v_locales" ADD COLUMN "version_duration" varchar;
  ALTER TABLE "_tool_we_uses_v_locales" ADD COLUMN "version_sample" varchar;
  ALTER TABLE "_tool_we_uses_v_locales" ADD COLUMN "version_cost" varchar;
  ALTER TABLE "our_services_deliverables" ADD CONSTRAINT "our_services_deliverables_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_services_deliverables_locales" ADD CONSTRAINT "our_services_deliverables_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."our_services_deliverables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_services_rels" ADD CONSTRAINT "our_services_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."our_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "our_services_rels" ADD CONSTRAINT "our_services_rels_tool_we_uses_fk" FOREIGN KEY ("tool_we_uses_id") REFERENCES "public"."tool_we_uses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_services_v_version_deliverables" ADD CONSTRAINT "_our_services_v_version_deliverables_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_services_v_version_deliverables_locales" ADD CONSTRAINT "_our_services_v_version_deliverables_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_our_services_v_version_deliverables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_services_v_rels" ADD CONSTRAINT "_our_services_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_our_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_our_services_v_rels" ADD CONSTRAINT "_our_services_v_rels_tool_we_uses_fk" FOREIGN KEY ("tool_we_uses_id") REFERENCES "public"."tool_we_uses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tool_we_uses_deliverables" ADD CONSTRAINT "tool_we_uses_deliverables_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tool_we_uses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tool_we_uses_deliverables_locales" ADD CONSTRAINT "tool_we_uses_deliverables_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tool_we_uses_deliverables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tool_we_uses_v_version_deliverables" ADD CONSTRAINT "_tool_we_uses_v_version_deliverables_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tool_we_uses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tool_we_uses_v_version_deliverables_locales" ADD CONSTRAINT "_tool_we_uses_v_version_deliverables_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tool_we_uses_v_version_deliverables"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "our_services_deliverables_order_idx" ON "our_services_deliverables" USING btree ("_order");
  CREATE INDEX "our_services_deliverables_parent_id_idx" ON "our_services_deliverables" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "our_services_deliverables_locales_locale_parent_id_unique" ON "our_services_deliverables_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "our_services_rels_order_idx" ON "our_services_rels" USING btree ("order");
  CREATE INDEX "our_services_rels_parent_idx" ON "our_services_rels" USING btree ("parent_id");
  CREATE INDEX "our_services_rels_path_idx" ON "our_services_rels" USING btree ("path");
  CREATE INDEX "our_services_rels_tool_we_uses_id_idx" ON "our_services_rels" USING btree ("tool_we_uses_id");
  CREATE INDEX "_our_services_v_version_deliverables_order_idx" ON "_our_services_v_version_deliverables" USING btree ("_order");
  CREATE INDEX "_our_services_v_version_deliverables_parent_id_idx" ON "_our_services_v_version_deliverables" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_our_services_v_version_deliverables_locales_locale_parent_i" ON "_our_services_v_version_deliverables_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_our_services_v_rels_order_idx" ON "_our_services_v_rels" USING btree ("order");
  CREATE INDEX "_our_services_v_rels_parent_idx" ON "_our_services_v_rels" USING btree ("parent_id");
  CREATE INDEX "_our_services_v_rels_path_idx" ON "_our_services_v_rels" USING btree ("path");
  CREATE INDEX "_our_services_v_rels_tool_we_uses_id_idx" ON "_our_services_v_rels" USING btree ("tool_we_uses_id");
  CREATE INDEX "tool_we_uses_deliverables_order_idx" ON "tool_we_uses_deliverables" USING btree ("_order");
  CREATE INDEX "tool_we_uses_deliverables_parent_id_idx" ON "tool_we_uses_deliverables" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tool_we_uses_deliverables_locales_locale_parent_id_unique" ON "tool_we_uses_deliverables_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tool_we_uses_v_version_deliverables_order_idx" ON "_tool_we_uses_v_version_deliverables" USING btree ("_order");
  CREATE INDEX "_tool_we_uses_v_version_deliverables_parent_id_idx" ON "_tool_we_uses_v_version_deliverables" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tool_we_uses_v_version_deliverables_locales_locale_parent_i" ON "_tool_we_uses_v_version_deliverables_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "our_services" ADD CONSTRAINT "our_services_chart_id_charts_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."charts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "our_services" ADD CONSTRAINT "our_services_sample_page_id_media_id_fk" FOREIGN KEY ("sample_page_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_services_v" ADD CONSTRAINT "_our_services_v_version_chart_id_charts_id_fk" FOREIGN KEY ("version_chart_id") REFERENCES "public"."charts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_our_services_v" ADD CONSTRAINT "_our_services_v_version_sample_page_id_media_id_fk" FOREIGN KEY ("version_sample_page_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tool_we_uses" ADD CONSTRAINT "tool_we_uses_chart_id_charts_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."charts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tool_we_uses" ADD CONSTRAINT "tool_we_uses_sample_page_id_media_id_fk" FOREIGN KEY ("sample_page_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tool_we_uses_v" ADD CONSTRAINT "_tool_we_uses_v_version_chart_id_charts_id_fk" FOREIGN KEY ("version_chart_id") REFERENCES "public"."charts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tool_we_uses_v" ADD CONSTRAINT "_tool_we_uses_v_version_sample_page_id_media_id_fk" FOREIGN KEY ("version_sample_page_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "our_services_chart_idx" ON "our_services" USING btree ("chart_id");
  CREATE INDEX "our_services_sample_page_idx" ON "our_services" USING btree ("sample_page_id");
  CREATE INDEX "_our_services_v_version_version_chart_idx" ON "_our_services_v" USING btree ("version_chart_id");
  CREATE INDEX "_our_services_v_version_version_sample_page_idx" ON "_our_services_v" USING btree ("version_sample_page_id");
  CREATE INDEX "tool_we_uses_chart_idx" ON "tool_we_uses" USING btree ("chart_id");
  CREATE INDEX "tool_we_uses_sample_page_idx" ON "tool_we_uses" USING btree ("sample_page_id");
  CREATE INDEX "_tool_we_uses_v_version_version_chart_idx" ON "_tool_we_uses_v" USING btree ("version_chart_id");
  CREATE INDEX "_tool_we_uses_v_version_version_sample_page_idx" ON "_tool_we_uses_v" USING btree ("version_sample_page_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "our_services_deliverables" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "our_services_deliverables_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "our_services_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_our_services_v_version_deliverables" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_our_services_v_version_deliverables_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_our_services_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tool_we_uses_deliverables" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tool_we_uses_deliverables_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tool_we_uses_v_version_deliverables" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tool_we_uses_v_version_deliverables_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "our_services_deliverables" CASCADE;
  DROP TABLE "our_services_deliverables_locales" CASCADE;
  DROP TABLE "our_services_rels" CASCADE;
  DROP TABLE "_our_services_v_version_deliverables" CASCADE;
  DROP TABLE "_our_services_v_version_deliverables_locales" CASCADE;
  DROP TABLE "_our_services_v_rels" CASCADE;
  DROP TABLE "tool_we_uses_deliverables" CASCADE;
  DROP TABLE "tool_we_uses_deliverables_locales" CASCADE;
  DROP TABLE "_tool_we_uses_v_version_deliverables" CASCADE;
  DROP TABLE "_tool_we_uses_v_version_deliverables_locales" CASCADE;
  ALTER TABLE "our_services" DROP CONSTRAINT "our_services_chart_id_charts_id_fk";
  
  ALTER TABLE "our_services" DROP CONSTRAINT "our_services_sample_page_id_media_id_fk";
  
  ALTER TABLE "_our_services_v" DROP CONSTRAINT "_our_services_v_version_chart_id_charts_id_fk";
  
  ALTER TABLE "_our_services_v" DROP CONSTRAINT "_our_services_v_version_sample_page_id_media_id_fk";
  
  ALTER TABLE "tool_we_uses" DROP CONSTRAINT "tool_we_uses_chart_id_charts_id_fk";
  
  ALTER TABLE "tool_we_uses" DROP CONSTRAINT "tool_we_uses_sample_page_id_media_id_fk";
  
  ALTER TABLE "_tool_we_uses_v" DROP CONSTRAINT "_tool_we_uses_v_version_chart_id_charts_id_fk";
  
  ALTER TABLE "_tool_we_uses_v" DROP CONSTRAINT "_tool_we_uses_v_version_sample_page_id_media_id_fk";
  
  DROP INDEX "our_services_chart_idx";
  DROP INDEX "our_services_sample_page_idx";
  DROP INDEX "_our_services_v_version_version_chart_idx";
  DROP INDEX "_our_services_v_version_version_sample_page_idx";
  DROP INDEX "tool_we_uses_chart_idx";
  DROP INDEX "tool_we_uses_sample_page_idx";
  DROP INDEX "_tool_we_uses_v_version_version_chart_idx";
  DROP INDEX "_tool_we_uses_v_version_version_sample_page_idx";
  ALTER TABLE "our_services" DROP COLUMN "chart_id";
  ALTER TABLE "our_services" DROP COLUMN "sample_page_id";
  ALTER TABLE "our_services_locales" DROP COLUMN "duration";
  ALTER TABLE "our_services_locales" DROP COLUMN "sample";
  ALTER TABLE "our_services_locales" DROP COLUMN "cost";
  ALTER TABLE "_our_services_v" DROP COLUMN "version_chart_id";
  ALTER TABLE "_our_services_v" DROP COLUMN "version_sample_page_id";
  ALTER TABLE "_our_services_v_locales" DROP COLUMN "version_duration";
  ALTER TABLE "_our_services_v_locales" DROP COLUMN "version_sample";
  ALTER TABLE "_our_services_v_locales" DROP COLUMN "version_cost";
  ALTER TABLE "tool_we_uses" DROP COLUMN "chart_id";
  ALTER TABLE "tool_we_uses" DROP COLUMN "sample_page_id";
  ALTER TABLE "tool_we_uses_locales" DROP COLUMN "duration";
  ALTER TABLE "tool_we_uses_locales" DROP COLUMN "sample";
  ALTER TABLE "tool_we_uses_locales" DROP COLUMN "cost";
  ALTER TABLE "_tool_we_uses_v" DROP COLUMN "version_chart_id";
  ALTER TABLE "_tool_we_uses_v" DROP COLUMN "version_sample_page_id";
  ALTER TABLE "_tool_we_uses_v_locales" DROP COLUMN "version_duration";
  ALTER TABLE "_tool_we_uses_v_locales" DROP COLUMN "version_sample";
  ALTER TABLE "_tool_we_uses_v_locales" DROP COLUMN "version_cost";`)
}
