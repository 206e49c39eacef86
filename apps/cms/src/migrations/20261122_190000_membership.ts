import type { MigrateUpArgs, MigrateDownArgs } from "@payloadcms/db-postgres";

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "site_settings_locales" ADD COLUMN "membership_heading" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "membership_text" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_membership_heading" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_membership_text" varchar;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "site_settings_locales" DROP COLUMN "membership_heading";
  ALTER TABLE "site_settings_locales" DROP COLUMN "membership_text";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_membership_heading";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_membership_text";`);
}
