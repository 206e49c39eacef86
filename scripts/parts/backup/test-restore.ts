import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { startKillable } from "../../../apps/site/server/forms/testing/crash/killable-process.ts";
import { makeMessage, postMessage } from "../../../apps/site/server/forms/testing/crash/outbox-client.ts";
import { ask } from "../cluster/database.ts";
import { Failure } from "../failure.ts";
import { withDatabase } from "../installation-database.ts";
import { removePostgres } from "../postgres.ts";
import { findFreeSettings, readSecrets, root } from "../settings.ts";
import type { Settings } from "../settings.ts";
import { add } from "../tally.ts";
import type { Tally } from "../tally.ts";

/** Visitors who send messages at the same time, and the pause of each between two, ms. */
const visitors = 2;
const pauseBetween = 20;

/**
 * Backs the running product up while visitors send messages, restores the archive, and rehearses it (R24). The visitors'
 * own server of forms shares the queue of the site, and trusts the addresses that they claim.
 */
export async function testRestore(settings: Settings, scratch: string): Promise<Tally> {
  const tally: Tally = { passed: 0, failures: [] };
  const check = (name: string, fault: string | undefined) =>
    add(
      tally,
      fault === undefined ? { passed: 1, failures: [] } : { passed: 0, failures: [`R24 ${name}: ${fault}`] },
    );
  const folder = mkdtempSync(path.join(scratch, "backup-"));
  const archive = path.join(folder, "backup.tar");
  const load = await startMessages(settings);
  try {
    await load.until(20);
    const before = [...load.acknowledged];
    check("a backup is made under load", await runCommand("backup", [archive], settings));
    check(
      "messages arrive during a backup",
      load.acknowledged.length > before.length ? undefined : "none did",
    );
    await load.stop();
    const lost = await findLost(before, archive, folder);
    check("no message acknowledged before the backup is missing after a restore", lost);
    const refused = await runCommand("restore", [archive], settings);
    check(
      "a living place is not restored over",
      refused?.includes("is not empty") ? undefined : (refused ?? "it was"),
    );
    check(
      "the rehearsal finds no difference",
      await runCommand("restore", [archive, "--rehearse"], settings),
    );
  } finally {
    await load.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`  restore: ${tally.passed} passed, ${tally.failures.length} failed`);
  return tally;
}

/** Sends messages until it is stopped. */
async function startMessages({ DATA_DIR, CMS_PORT }: Settings) {
  const forms = await startKillable("forms-process.ts", {
    dataDir: path.join(DATA_DIR, "site"),
    secret: readSecrets(DATA_DIR).SITE_SIGNAL_SECRET,
    backendUrl: `http://127.0.0.1:${CMS_PORT}`,
    freeBytes: 0,
    delays: { first: 100, longest: 2000 },
    confirmAfter: 2000,
  });
  const acknowledged: string[] = [];
  let sending = true;
  const visit = async (first: number) => {
    for (let number = first; sending; number += visitors) {
      const message = makeMessage(number);
      const answer = await postMessage(forms.url, message).catch(() => undefined);
      if (answer?.reference) acknowledged.push(message.key);
      await pause(pauseBetween);
    }
  };
  // The queue of an earlier run has earlier numbers.
  const start = Date.now() % 1_000_000_000;
  const visits = Promise.all(Array.from({ length: visitors }, (_, index) => visit(start + index)));
  return {
    acknowledged: acknowledged as readonly string[],
    async until(count: number): Promise<void> {
      for (const end = Date.now() + 60_000; acknowledged.length < count; await pause(20))
        if (Date.now() > end) throw new Failure("The messages are not acknowledged");
    },
    async stop(): Promise<void> {
      sending = false;
      await visits;
      await forms.kill();
    },
  };
}

/** Restores the archive and looks for messages in its queue and its database. Says how many are in neither. */
async function findLost(
  keys: readonly string[],
  archive: string,
  folder: string,
): Promise<string | undefined> {
  const settings = await findFreeSettings(path.join(folder, "restored"));
  try {
    const fault = await runCommand("restore", [archive], settings);
    if (fault !== undefined) return fault;
    const stored = new Set([...readQueue(settings.DATA_DIR), ...(await withDatabase(settings, readInbox))]);
    const lost = keys.filter((key) => !stored.has(key));
    return lost.length > 0 ? `${lost.length} of ${keys.length}` : undefined;
  } finally {
    removePostgres(settings.DATA_DIR);
  }
}

const keyRows = v.array(v.object({ key: v.string() }));

/** A message whose text the queue has deleted must be in the database. */
function readQueue(dataDir: string): string[] {
  const db = new DatabaseSync(path.join(dataDir, "site/inbox.db"), { readOnly: true });
  try {
    const rows = db.prepare("SELECT key FROM submissions WHERE body IS NOT NULL").all();
    return v.parse(keyRows, rows).map(({ key }) => key);
  } finally {
    db.close();
  }
}

async function readInbox(url: string): Promise<string[]> {
  const statement = "SELECT idempotency_key AS key FROM contact_messages WHERE idempotency_key IS NOT NULL";
  return v.parse(keyRows, await ask(url, statement)).map(({ key }) => key);
}

/** Runs a command as an operator does. Returns its last line when it fails. */
async function runCommand(
  name: "backup" | "restore",
  args: string[],
  settings: Settings,
): Promise<string | undefined> {
  const { SITE_PORT, CMS_PORT, DATABASE_PORT, DATABASE_URL, DATA_DIR } = settings;
  const { NODE_COMPILE_CACHE: _ofTheTests, ...environment } = process.env;
  const child = spawn("/bin/sh", ["scripts/run.sh", name, ...args], {
    cwd: root,
    env: {
      ...environment,
      ...(DATABASE_URL !== undefined && { DATABASE_URL }),
      SITE_PORT: String(SITE_PORT),
      CMS_PORT: String(CMS_PORT),
      DATABASE_PORT: String(DATABASE_PORT),
      DATA_DIR,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  const code = await new Promise<number | null>((done) => child.once("close", done));
  return code === 0 ? undefined : output.trim().split("\n").slice(-3).join(" · ");
}
