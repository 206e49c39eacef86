import type { MigrateUpArgs, MigrateDownArgs } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "contact_messages" ADD COLUMN "reply_by" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "notified_at" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "reference" varchar;
  ALTER TABLE "newsletter_subscribers" ADD COLUMN "confirmation_sent_at" timestamp(3) with time zone;
  ALTER TABLE "newsletter_subscribers" ADD COLUMN "unsubscribed_at" timestamp(3) with time zone;
  ALTER TABLE "newsletter_subscribers" ADD COLUMN "mail_refused" varchar;
  ALTER TABLE "users" ADD COLUMN "wants_messages" boolean DEFAULT false;
  CREATE INDEX "contact_messages_reply_by_idx" ON "contact_messages" USING btree ("reply_by");
  CREATE INDEX "contact_messages_notified_at_idx" ON "contact_messages" USING btree ("notified_at");
  CREATE INDEX "contact_messages_reference_idx" ON "contact_messages" USING btree ("reference");
  CREATE INDEX "newsletter_subscribers_confirmation_sent_at_idx" ON "newsletter_subscribers" USING btree ("confirmation_sent_at");
  CREATE INDEX "newsletter_subscribers_unsubscribed_at_idx" ON "newsletter_subscribers" USING btree ("unsubscribed_at");`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP INDEX "contact_messages_reply_by_idx";
  DROP INDEX "contact_messages_notified_at_idx";
  DROP INDEX "contact_messages_reference_idx";
  DROP INDEX "newsletter_subscribers_confirmation_sent_at_idx";
  DROP INDEX "newsletter_subscribers_unsubscribed_at_idx";
  ALTER TABLE "contact_messages" DROP COLUMN "reply_by";
  ALTER TABLE "contact_messages" DROP COLUMN "notified_at";
  ALTER TABLE "contact_messages" DROP COLUMN "reference";
  ALTER TABLE "newsletter_subscribers" DROP COLUMN "confirmation_sent_at";
  ALTER TABLE "newsletter_subscribers" DROP COLUMN "unsubscribed_at";
  ALTER TABLE "newsletter_subscribers" DROP COLUMN "mail_refused";
  ALTER TABLE "users" DROP COLUMN "wants_messages";`);
}
