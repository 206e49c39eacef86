import { existsSync, statSync } from "node:fs";
import { parseArgs } from "node:util";
import { QueueUnavailable } from "../apps/site/server/forms/submission-queue/database/connection.ts";
import { listDamagedFiles } from "../apps/site/server/forms/submission-queue/database/damaged-file.ts";
import type { Connection } from "../apps/site/server/forms/submission-queue/database/connection.ts";
import {
  eraseEmail,
  listMessages,
  maskEmail,
  recoverMessages,
  retryDeadLetters,
} from "../apps/site/server/forms/submission-queue/operator.ts";
import type { ListedState } from "../apps/site/server/forms/submission-queue/operator.ts";
import { countRows } from "../apps/site/server/forms/submission-queue/retention.ts";
import { createStore } from "../apps/site/server/forms/submission-queue/store.ts";
import { Failure, reasonOf, runMain } from "./parts/failure.ts";
import { inFolderOfCaller } from "./parts/folder-of-caller.ts";
import { readSettings } from "./parts/settings.ts";
import { listQueues } from "./parts/site-queues.ts";

const usage = `npm run queue                    number of messages per state
npm run queue -- waiting         messages that the backend does not have yet
npm run queue -- dead-letters    messages that the backend refused; --full shows addresses and texts
npm run queue -- retry <id>|all  sends dead letters to the backend again
npm run queue -- export          every message that still has its text, as JSON Lines
npm run queue -- erase <e-mail>  removes everything stored of an address
npm run queue -- recover <file>  takes over the messages of another queue's file that this one lacks;
                                 --site site-3001 names the site that sends them, where there are several`;

const withArgument = ["retry", "erase", "recover"];

/** Shows and changes the submission queue of each site of this machine, also while the sites run (CON-11). */
await runMain(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      full: { type: "boolean", default: false },
      site: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const [command = "counts", argument] = positionals;
  if (values.help) return console.log(usage);
  const superfluous = positionals[withArgument.includes(command) ? 2 : 1];
  if (superfluous !== undefined) throw new Failure(`"${superfluous}" is one argument too many.\n${usage}`);
  const settings = readSettings();
  const queues = listQueues(settings);
  const files = queues.map(({ file }) => file);
  if (files.length === 0)
    throw new Failure(
      `There is no submission queue in ${settings.DATA_DIR}; DATA_DIR names the data folder, SITE_DATA_DIR a site's own`,
    );
  // The start of the site reports an emptied file, unless a command has filled it before. Recovering may.
  const isEmpty = (file: string) => command !== "recover" && statSync(file).size === 0;
  let found = false;
  for (const file of command === "recover" ? [sendingQueue(queues, values.site)] : files) {
    // An export is read by a program.
    if (files.length > 1 && command !== "export") console.log(`${file}:`);
    if (isEmpty(file)) continue;
    found = (await useQueue(file, (connection) => run(connection, command, argument, values.full))) || found;
  }
  const damaged = command === "erase" ? files.flatMap(listDamagedFiles).map(({ name }) => name) : [];
  if (damaged.length > 0)
    throw new Failure(
      `${damaged.join(", ")} may still have messages of this address. Recover what the queue lacks, then delete these files and erase again (docs/operating.md, “When the queue's file is damaged”)`,
    );
  const empty = files.filter(isEmpty);
  if (empty.length > 0)
    throw new Failure(
      `${empty.join(", ")} is empty: its messages are lost, unless a backup has them (docs/operating.md, queue_missing)`,
    );
  if (!found) throw new Failure(`There is no dead letter ${argument}`);
});

/** The queue that sends what was recovered. Of several, some may belong to sites that no longer run. */
function sendingQueue(queues: { name: string; file: string }[], site: string | undefined): string {
  const [only, ...others] = site === undefined ? queues : queues.filter(({ name }) => name === site);
  if (only && others.length === 0) return only.file;
  const names = queues.map(({ name }) => name).join(", ");
  throw new Failure(`Which site sends them? Name one that runs, of ${names}: --site NAME`);
}

async function useQueue<Result>(
  file: string,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const store = createStore({ file });
  try {
    return await work(store.connection);
  } catch (error) {
    if (!(error instanceof QueueUnavailable)) throw error;
    const { cause } = error;
    throw new Failure(
      `The submission queue ${file} cannot be used: ${cause instanceof Error ? cause.message : error.message}`,
    );
  } finally {
    store.close();
  }
}

/** Resolves with false when the argument names a message that is not there. */
async function run(
  connection: Connection,
  command: string,
  argument: string | undefined,
  full: boolean,
): Promise<boolean> {
  switch (command) {
    case "counts":
      showCounts(connection);
      return true;
    case "waiting":
      showMessages(connection, "waiting", full);
      return true;
    case "dead-letters":
      showMessages(connection, "parked", full);
      return true;
    case "retry": {
      if (!/^(\d+|all)$/.test(argument ?? "")) throw new Failure("Which? npm run queue -- retry <id>|all");
      const count = await retryDeadLetters(
        connection,
        argument === "all" ? "all" : Number(argument),
        Date.now(),
      );
      console.log(`${count} will be sent to the backend again`);
      return count > 0 || argument === "all";
    }
    case "export":
      for (const state of ["waiting", "delivered", "parked"] as const)
        for (const message of listMessages(connection, state)) console.log(JSON.stringify(message));
      return true;
    case "erase": {
      if (!argument?.includes("@")) throw new Failure("Which? npm run queue -- erase <e-mail>");
      const { removed, isRewritten } = await eraseEmail(connection, argument);
      console.log(`${removed} removed here. Erase the backend's messages in its back office.`);
      if (!isRewritten)
        console.log("The file is in use: the running site removes what is left in it within the hour.");
      return true;
    }
    case "recover": {
      const file = inFolderOfCaller(argument ?? "");
      if (!argument || !existsSync(file)) throw new Failure("Which? npm run queue -- recover <file>");
      const { recovered, unreadable } = await recoverMessages(connection, file, Date.now()).catch(
        (error: unknown) => {
          if (error instanceof QueueUnavailable) throw error;
          throw new Failure(`${file} cannot be read: ${reasonOf(error)}`);
        },
      );
      if (unreadable > 0) console.log(`${unreadable} unreadable`);
      console.log(`${recovered} recovered. Erase again whoever asked for it since.`);
      return true;
    }
    default:
      throw new Failure(`There is no "${command}".\n${usage}`);
  }
}

function showCounts(connection: Connection): void {
  const { waiting, delivered, confirmed, deadLetters, quarantined, oldestWaiting } = countRows(connection);
  console.log(`waiting for the backend  ${waiting}${quarantined > 0 ? ` (${quarantined} suspicious)` : ""}`);
  if (oldestWaiting !== null)
    console.log(`  the oldest since       ${new Date(oldestWaiting).toISOString()}`);
  console.log(`delivered, unconfirmed   ${delivered}`);
  console.log(`confirmed, text removed  ${confirmed}`);
  console.log(`dead letters             ${deadLetters}`);
}

function showMessages(connection: Connection, state: ListedState, full: boolean): void {
  for (const { id, kind, reference, receivedAt, attempts, failure, quarantine, body } of listMessages(
    connection,
    state,
  )) {
    const email = full ? body.email : maskEmail(body.email);
    const notes = [`${attempts} attempts`, failure, quarantine && `suspicious: ${quarantine}`];
    console.log(`${id}  ${receivedAt}  ${kind}  ${reference}  ${email}  ${notes.filter(Boolean).join(", ")}`);
    if (full) console.log(`    ${JSON.stringify(body)}`);
  }
}
