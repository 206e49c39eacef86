import { getPayload } from "payload";
import config from "../payload.config.ts";
import { announceOwner } from "./create-owner.ts";
import { withDatabaseLock } from "./database-lock.ts";
import { seed } from "./seed.ts";

/**
 * `node src/seed/cli.ts`: applies the migrations, creates the owner's account, fills an empty database with
 * the sample content, and exits. It is safe to run before every start, also in several processes at once.
 */
const log = (line: string) => process.stdout.write(`${line}\n`);

await withDatabaseLock(async () => {
  const payload = await getPayload({ config });
  await payload.db.migrate();
  const { owner } = await seed(payload, { log });
  if (owner) announceOwner(owner, log);
  await payload.destroy();
});
process.exit(0);
