import type { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "media_locales" ALTER COLUMN "alt" DROP NOT NULL;
  ALTER TABLE "media" ADD COLUMN "original_name" varchar;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "media_original_name_idx" ON "media" USING btree ("original_name");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  UPDATE "media" SET "original_name" = coalesce(
    (SELECT left("alt", 200) FROM "media_locales" WHERE "_parent_id" = "media"."id" ORDER BY "_locale" = 'en' DESC LIMIT 1),
    "filename");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP INDEX "media_original_name_idx";
  DROP INDEX "media_deleted_at_idx";
  ALTER TABLE "media_locales" ALTER COLUMN "alt" SET NOT NULL;
  ALTER TABLE "media" DROP COLUMN "original_name";
  ALTER TABLE "media" DROP COLUMN "deleted_at";`)
}
