import path from "node:path";
import { getPayload, type Payload } from "payload";
import config from "../payload.config.ts";
import { announceOwner, OwnerRefused } from "../seed/create-owner.ts";
import { withDatabaseLock } from "../seed/database-lock.ts";
import { ContentSession } from "./content-session.ts";
import { NotExported, saveContent, writeContent } from "./export-content.ts";
import { importContent } from "./import-content.ts";
import { ContentRefused } from "./problems.ts";
import { readContent } from "./read-content.ts";
import { readStoredContent } from "./stored-content.ts";

/*
 * `node src/content/cli.ts import|export FOLDER`: imports a folder of content into the database, or exports
 * the database into a folder. On failure it prints the reasons, exits with 1, and has changed nothing.
 */

const say = (line: string) => process.stdout.write(`${line}\n`);

async function importFolder(payload: Payload, folder: string): Promise<void> {
  const content = readContent(payload, folder);
  const { result, owner } = await ContentSession.run(payload, (session) => importContent(session, content));
  if (owner) announceOwner(owner, say);
  say(`Imported: ${result.created} new, ${result.changed} changed, ${result.unchanged} as they were.`);
}

async function exportFolder(payload: Payload, folder: string): Promise<void> {
  const content = await readStoredContent(payload);
  const files = writeContent(content);
  await saveContent(files, folder);
  say(`Exported: ${files.texts.size} texts and ${files.copies.size} files.`);
  if (content.unpublishedChanges > 0)
    say(`${content.unpublishedChanges} published entries have newer drafts, which are not among them.`);
}

async function run(command: string | undefined, folder: string | undefined): Promise<number> {
  if ((command !== "import" && command !== "export") || !folder) {
    process.stderr.write("import FOLDER or export FOLDER\n");
    return 1;
  }
  const payload = await getPayload({ config });
  payload.logger.level = "error";
  try {
    await payload.db.migrate();
    const work = command === "import" ? importFolder : exportFolder;
    await withDatabaseLock(() => work(payload, path.resolve(folder)));
    return 0;
  } catch (error) {
    const isExpected = [ContentRefused, NotExported, OwnerRefused].some((kind) => error instanceof kind);
    if (!isExpected || !(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  } finally {
    await payload.destroy();
  }
}

process.exit(await run(process.argv[2], process.argv[3]));
