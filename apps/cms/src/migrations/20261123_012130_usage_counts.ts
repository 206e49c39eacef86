import type { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "public"."enum_usage_counts_kind" AS ENUM('read', 'source', 'search', 'download', 'begun', 'sent');
  CREATE TYPE "public"."enum_usage_counts_locale" AS ENUM('en', 'ar');
  CREATE TABLE "usage_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"kind" "enum_usage_counts_kind" NOT NULL,
  	"locale" "enum_usage_counts_locale" NOT NULL,
  	"subject" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"count" numeric NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "usage_counts_id" integer;
  CREATE INDEX "usage_counts_day_idx" ON "usage_counts" USING btree ("day");
  CREATE INDEX "usage_counts_subject_idx" ON "usage_counts" USING btree ("subject");
  CREATE UNIQUE INDEX "day_kind_locale_subject_source_idx" ON "usage_counts" USING btree ("day","kind","locale","subject","source");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_usage_counts_fk" FOREIGN KEY ("usage_counts_id") REFERENCES "public"."usage_counts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_usage_counts_id_idx" ON "payload_locked_documents_rels" USING btree ("usage_counts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "usage_counts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "usage_counts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_usage_counts_fk";
  
  DROP INDEX "payload_locked_documents_rels_usage_counts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "usage_counts_id";
  DROP TYPE "public"."enum_usage_counts_kind";
  DROP TYPE "public"."enum_usage_counts_locale";`)
}
