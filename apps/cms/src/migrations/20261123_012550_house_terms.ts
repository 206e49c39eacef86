import type { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TABLE "house_terms_en_terms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"avoid" varchar NOT NULL
  );
  
  CREATE TABLE "house_terms_ar_terms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"avoid" varchar NOT NULL
  );
  
  CREATE TABLE "house_terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "house_terms_en_terms" ADD CONSTRAINT "house_terms_en_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."house_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "house_terms_ar_terms" ADD CONSTRAINT "house_terms_ar_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."house_terms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "house_terms_en_terms_order_idx" ON "house_terms_en_terms" USING btree ("_order");
  CREATE INDEX "house_terms_en_terms_parent_id_idx" ON "house_terms_en_terms" USING btree ("_parent_id");
  CREATE INDEX "house_terms_ar_terms_order_idx" ON "house_terms_ar_terms" USING btree ("_order");
  CREATE INDEX "house_terms_ar_terms_parent_id_idx" ON "house_terms_ar_terms" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP TABLE "house_terms_en_terms" CASCADE;
  DROP TABLE "house_terms_ar_terms" CASCADE;
  DROP TABLE "house_terms" CASCADE;`)
}
