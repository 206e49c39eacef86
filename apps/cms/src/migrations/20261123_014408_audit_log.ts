import type { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "public"."enum_audit_log_act" AS ENUM('sign_in', 'sign_in_failed', 'sign_out', 'sessions_ended', 'password_changed', 'two_factor_on', 'two_factor_off', 'account_created', 'account_changed', 'account_deleted', 'role_changed', 'published', 'unpublished', 'created', 'changed', 'trashed', 'restored', 'deleted', 'settings_changed', 'exported', 'erased', 'redirects_imported');
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"happened_at" timestamp(3) with time zone NOT NULL,
  	"actor" varchar,
  	"actor_id" numeric,
  	"act" "enum_audit_log_act" NOT NULL,
  	"kind" varchar,
  	"entry" numeric,
  	"subject" varchar,
  	"details" varchar
  );
  
  CREATE INDEX "audit_log_happened_at_idx" ON "audit_log" USING btree ("happened_at");
  CREATE INDEX "audit_log_actor_id_idx" ON "audit_log" USING btree ("actor_id");
  CREATE INDEX "audit_log_act_idx" ON "audit_log" USING btree ("act");
  CREATE INDEX "audit_log_kind_idx" ON "audit_log" USING btree ("kind");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP TABLE "audit_log" CASCADE;
  DROP TYPE "public"."enum_audit_log_act";`)
}
