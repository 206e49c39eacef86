import type { MigrateUpArgs, MigrateDownArgs } from "@payloadcms/db-postgres";

/**
 * Adds the crop and mirror settings of a picture to its document. Removes the blurred placeholder: the
 * background colour, which every document has, replaces it. Stored files do not change.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "media" ADD COLUMN "mirrored" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "whole" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "variant_formats" jsonb;
  ALTER TABLE "media" ADD COLUMN "focal_x" numeric;
  ALTER TABLE "media" ADD COLUMN "focal_y" numeric;
  ALTER TABLE "media" DROP COLUMN "placeholder";`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "media" ADD COLUMN "placeholder" varchar;
  ALTER TABLE "media" DROP COLUMN "mirrored";
  ALTER TABLE "media" DROP COLUMN "whole";
  ALTER TABLE "media" DROP COLUMN "variant_formats";
  ALTER TABLE "media" DROP COLUMN "focal_x";
  ALTER TABLE "media" DROP COLUMN "focal_y";`);
}
