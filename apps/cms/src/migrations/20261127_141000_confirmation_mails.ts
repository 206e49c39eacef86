import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";

/**
 * The mails that asked an address to confirm, beside its row, which is removed earlier: the first arrival of the address
 * and its last mail. `address` is a keyed hash (`inbox/hash-address.ts`).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE TABLE confirmation_mails (
      id serial PRIMARY KEY,
      address varchar NOT NULL UNIQUE,
      arrived_at timestamp(3) with time zone NOT NULL,
      sent_at timestamp(3) with time zone NOT NULL
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute("DROP TABLE confirmation_mails;");
}
