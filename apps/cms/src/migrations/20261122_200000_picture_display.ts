import type { MigrateUpArgs, MigrateDownArgs } from "@payloadcms/db-postgres";

/**
 * How a picture is cropped and mirrored becomes part of its document. The blurred placeholder goes: the ground
 * colour, which every document has, takes its place. Stored files stay as they are.
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
