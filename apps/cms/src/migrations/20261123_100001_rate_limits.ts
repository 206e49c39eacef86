import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";

/** Requests of clients that all processes count together. The columns are those of `rate-limiter-flexible`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE TABLE rate_limits (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute("DROP TABLE rate_limits;");
}
