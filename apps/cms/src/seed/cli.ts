import { getPayload } from "payload";
import config from "../payload.config.ts";
import { announceOwner, OwnerRefused } from "./create-owner.ts";
import { withDatabaseLock } from "./database-lock.ts";
import { seed } from "./seed.ts";

/*
 * `node src/seed/cli.ts`: applies the migrations, creates the owner's account, fills an empty database with
 * the sample content, and exits. It is safe to run before every start, also in several processes at once.
 * When the owner's account is refused it prints the reason and exits with 1.
 */

const log = (line: string) => process.stdout.write(`${line}\n`);

async function prepareDatabase(): Promise<void> {
  const payload = await getPayload({ config });
  try {
    await payload.db.migrate();
    const { owner } = await seed(payload, { log });
    if (owner) announceOwner(owner, log);
  } finally {
    await payload.destroy();
  }
}

try {
  await withDatabaseLock(prepareDatabase);
} catch (error) {
  if (!(error instanceof OwnerRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
process.exit(0);
