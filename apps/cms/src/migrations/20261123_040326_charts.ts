import type { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "public"."enum_charts_kind" AS ENUM('bar', 'group', 'stack', 'likert', 'dumb', 'slope', 'line', 'multi', 'strip');
  CREATE TYPE "public"."enum_charts_unit" AS ENUM('percent', 'points', 'index', 'count');
  CREATE TYPE "public"."enum_charts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__charts_v_version_kind" AS ENUM('bar', 'group', 'stack', 'likert', 'dumb', 'slope', 'line', 'multi', 'strip');
  CREATE TYPE "public"."enum__charts_v_version_unit" AS ENUM('percent', 'points', 'index', 'count');
  CREATE TYPE "public"."enum__charts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__charts_v_published_locale" AS ENUM('en', 'ar');
  CREATE TABLE "charts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_charts_kind" DEFAULT 'bar',
  	"unit" "enum_charts_unit" DEFAULT 'percent',
  	"n" numeric,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"highlight" numeric,
  	"margin" numeric,
  	"min" numeric,
  	"max" numeric,
  	"mark_row" numeric,
  	"en_state" "language_state",
  	"ar_state" "language_state",
  	"source_language" varchar,
  	"checked_source" varchar,
  	"checked_translation" varchar,
  	"changed_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_charts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "charts_locales" (
  	"title" varchar,
  	"table" varchar,
  	"measure" varchar,
  	"base" varchar,
  	"question" varchar,
  	"source" varchar,
  	"note" varchar,
  	"gap" varchar,
  	"mark_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_charts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__charts_v_version_kind" DEFAULT 'bar',
  	"version_unit" "enum__charts_v_version_unit" DEFAULT 'percent',
  	"version_n" numeric,
  	"version_from" timestamp(3) with time zone,
  	"version_to" timestamp(3) with time zone,
  	"version_highlight" numeric,
  	"version_margin" numeric,
  	"version_min" numeric,
  	"version_max" numeric,
  	"version_mark_row" numeric,
  	"version_en_state" "language_state",
  	"version_ar_state" "language_state",
  	"version_source_language" varchar,
  	"version_checked_source" varchar,
  	"version_checked_translation" varchar,
  	"version_changed_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__charts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__charts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_charts_v_locales" (
  	"version_title" varchar,
  	"version_table" varchar,
  	"version_measure" varchar,
  	"version_base" varchar,
  	"version_question" varchar,
  	"version_source" varchar,
  	"version_note" varchar,
  	"version_gap" varchar,
  	"version_mark_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "trends_in_markets" ADD COLUMN "chart_id" integer;
  ALTER TABLE "_trends_in_markets_v" ADD COLUMN "version_chart_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "charts_id" integer;
  ALTER TABLE "charts" ADD CONSTRAINT "charts_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "charts_locales" ADD CONSTRAINT "charts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."charts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_charts_v" ADD CONSTRAINT "_charts_v_parent_id_charts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."charts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_charts_v" ADD CONSTRAINT "_charts_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_charts_v_locales" ADD CONSTRAINT "_charts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_charts_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "charts_en_state_idx" ON "charts" USING btree ("en_state");
  CREATE INDEX "charts_ar_state_idx" ON "charts" USING btree ("ar_state");
  CREATE INDEX "charts_changed_by_idx" ON "charts" USING btree ("changed_by_id");
  CREATE INDEX "charts_updated_at_idx" ON "charts" USING btree ("updated_at");
  CREATE INDEX "charts_created_at_idx" ON "charts" USING btree ("created_at");
  CREATE INDEX "charts_deleted_at_idx" ON "charts" USING btree ("deleted_at");
  CREATE INDEX "charts__status_idx" ON "charts" USING btree ("_status");
  CREATE UNIQUE INDEX "charts_locales_locale_parent_id_unique" ON "charts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_charts_v_parent_idx" ON "_charts_v" USING btree ("parent_id");
  CREATE INDEX "_charts_v_version_version_en_state_idx" ON "_charts_v" USING btree ("version_en_state");
  CREATE INDEX "_charts_v_version_version_ar_state_idx" ON "_charts_v" USING btree ("version_ar_state");
  CREATE INDEX "_charts_v_version_version_changed_by_idx" ON "_charts_v" USING btree ("version_changed_by_id");
  CREATE INDEX "_charts_v_version_version_updated_at_idx" ON "_charts_v" USING btree ("version_updated_at");
  CREATE INDEX "_charts_v_version_version_created_at_idx" ON "_charts_v" USING btree ("version_created_at");
  CREATE INDEX "_charts_v_version_version_deleted_at_idx" ON "_charts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_charts_v_version_version__status_idx" ON "_charts_v" USING btree ("version__status");
  CREATE INDEX "_charts_v_created_at_idx" ON "_charts_v" USING btree ("created_at");
  CREATE INDEX "_charts_v_updated_at_idx" ON "_charts_v" USING btree ("updated_at");
  CREATE INDEX "_charts_v_snapshot_idx" ON "_charts_v" USING btree ("snapshot");
  CREATE INDEX "_charts_v_published_locale_idx" ON "_charts_v" USING btree ("published_locale");
  CREATE INDEX "_charts_v_latest_idx" ON "_charts_v" USING btree ("latest");
  CREATE INDEX "_charts_v_autosave_idx" ON "_charts_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_charts_v_locales_locale_parent_id_unique" ON "_charts_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "trends_in_markets" ADD CONSTRAINT "trends_in_markets_chart_id_charts_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."charts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_trends_in_markets_v" ADD CONSTRAINT "_trends_in_markets_v_version_chart_id_charts_id_fk" FOREIGN KEY ("version_chart_id") REFERENCES "public"."charts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_charts_fk" FOREIGN KEY ("charts_id") REFERENCES "public"."charts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "trends_in_markets_chart_idx" ON "trends_in_markets" USING btree ("chart_id");
  CREATE INDEX "_trends_in_markets_v_version_version_chart_idx" ON "_trends_in_markets_v" USING btree ("version_chart_id");
  CREATE INDEX "payload_locked_documents_rels_charts_id_idx" ON "payload_locked_documents_rels" USING btree ("charts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "charts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "charts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_charts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_charts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "trends_in_markets" DROP CONSTRAINT "trends_in_markets_chart_id_charts_id_fk";
  
  ALTER TABLE "_trends_in_markets_v" DROP CONSTRAINT "_trends_in_markets_v_version_chart_id_charts_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_charts_fk";
  
  DROP TABLE "charts" CASCADE;
  DROP TABLE "charts_locales" CASCADE;
  DROP TABLE "_charts_v" CASCADE;
  DROP TABLE "_charts_v_locales" CASCADE;
  DROP INDEX "trends_in_markets_chart_idx";
  DROP INDEX "_trends_in_markets_v_version_version_chart_idx";
  DROP INDEX "payload_locked_documents_rels_charts_id_idx";
  ALTER TABLE "trends_in_markets" DROP COLUMN "chart_id";
  ALTER TABLE "_trends_in_markets_v" DROP COLUMN "version_chart_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "charts_id";
  DROP TYPE "public"."enum_charts_kind";
  DROP TYPE "public"."enum_charts_unit";
  DROP TYPE "public"."enum_charts_status";
  DROP TYPE "public"."enum__charts_v_version_kind";
  DROP TYPE "public"."enum__charts_v_version_unit";
  DROP TYPE "public"."enum__charts_v_version_status";
  DROP TYPE "public"."enum__charts_v_published_locale";`)
}
