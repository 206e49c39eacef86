import type { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   ALTER TYPE "public"."enum_audit_log_act" ADD VALUE 'invited' BEFORE 'account_created';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(`
  UPDATE "audit_log" SET "act" = 'password_changed' WHERE "act" = 'invited';
  ALTER TABLE "audit_log" ALTER COLUMN "act" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_act";
  CREATE TYPE "public"."enum_audit_log_act" AS ENUM('sign_in', 'sign_in_failed', 'sign_out', 'sessions_ended', 'password_changed', 'two_factor_on', 'two_factor_off', 'account_created', 'account_changed', 'account_deleted', 'role_changed', 'published', 'unpublished', 'created', 'changed', 'trashed', 'restored', 'deleted', 'settings_changed', 'exported', 'erased', 'redirects_imported');
  ALTER TABLE "audit_log" ALTER COLUMN "act" SET DATA TYPE "public"."enum_audit_log_act" USING "act"::"public"."enum_audit_log_act";`)
}
