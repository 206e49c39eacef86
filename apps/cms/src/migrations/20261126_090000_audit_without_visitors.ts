import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";

/** Removes the names and addresses of visitors, which records of messages and subscribers had as their subject (F20). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    UPDATE audit_log SET subject = NULL
    WHERE kind IN ('contact-messages', 'newsletter-subscribers') AND subject IS NOT NULL;`);
}

/** What was removed stays removed. */
export async function down(_args: MigrateDownArgs): Promise<void> {}
