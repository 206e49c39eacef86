import type { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "public"."enum_redirects_kind" AS ENUM('entry', 'path', 'gone');
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"kind" "enum_redirects_kind" DEFAULT 'entry' NOT NULL,
  	"path" varchar,
  	"automatic" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"blogs_id" integer,
  	"education_resources_id" integer,
  	"our_featured_reports_id" integer,
  	"our_services_id" integer,
  	"tool_we_uses_id" integer,
  	"trends_in_markets_id" integer,
  	"words_in_markets_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_education_resources_fk" FOREIGN KEY ("education_resources_id") REFERENCES "public"."education_resources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_our_featured_reports_fk" FOREIGN KEY ("our_featured_reports_id") REFERENCES "public"."our_featured_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_our_services_fk" FOREIGN KEY ("our_services_id") REFERENCES "public"."our_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_tool_we_uses_fk" FOREIGN KEY ("tool_we_uses_id") REFERENCES "public"."tool_we_uses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_trends_in_markets_fk" FOREIGN KEY ("trends_in_markets_id") REFERENCES "public"."trends_in_markets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_words_in_markets_fk" FOREIGN KEY ("words_in_markets_id") REFERENCES "public"."words_in_markets"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_blogs_id_idx" ON "redirects_rels" USING btree ("blogs_id");
  CREATE INDEX "redirects_rels_education_resources_id_idx" ON "redirects_rels" USING btree ("education_resources_id");
  CREATE INDEX "redirects_rels_our_featured_reports_id_idx" ON "redirects_rels" USING btree ("our_featured_reports_id");
  CREATE INDEX "redirects_rels_our_services_id_idx" ON "redirects_rels" USING btree ("our_services_id");
  CREATE INDEX "redirects_rels_tool_we_uses_id_idx" ON "redirects_rels" USING btree ("tool_we_uses_id");
  CREATE INDEX "redirects_rels_trends_in_markets_id_idx" ON "redirects_rels" USING btree ("trends_in_markets_id");
  CREATE INDEX "redirects_rels_words_in_markets_id_idx" ON "redirects_rels" USING btree ("words_in_markets_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  DROP TYPE "public"."enum_redirects_kind";`)
}
