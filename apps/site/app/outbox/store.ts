import { openDB } from "idb";
import type { DBSchema, IDBPDatabase } from "idb";
import * as v from "valibot";
import {
  outboxDatabase,
  removeStored,
  storageKeys,
  writeStorage,
} from "../browser-storage/browser-storage.ts";
import { isExpired, outboxEntry } from "./entry.ts";
import type { OutboxEntry } from "./entry.ts";

interface OutboxSchema extends DBSchema {
  /** Rows of any version of the site. `readRow` parses them. */
  entries: { key: string; value: { key: string } };
}

/** The age of a row, also of a row that this version of the site cannot parse. */
const agedRow = v.object({ key: v.string(), createdAt: v.number() });

/** The message of a row; `undefined` when it cannot be parsed. */
function readRow(row: unknown): OutboxEntry | undefined {
  const parsed = v.safeParse(outboxEntry, row);
  return parsed.success ? parsed.output : undefined;
}

/** Time-out of opening the database, ms. Another tab or the disk may block it. */
const openTimeout = 3000;

let opening: Promise<IDBPDatabase<OutboxSchema>> | null = null;

function open(): Promise<IDBPDatabase<OutboxSchema>> {
  const forget = () => void (opening = null);
  opening ??= openDB<OutboxSchema>(outboxDatabase, 1, {
    upgrade: (database) => void database.createObjectStore("entries", { keyPath: "key" }),
    blocking: (_current, _blocked, event) => {
      forget();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: forget,
  });
  opening.catch(forget);
  return opening;
}

/**
 * Rejects when the browser forbids the database (F14), or does not answer in time. Then `signal` is aborted, and nothing is
 * stored any more: a message that the visitor was told is not kept must not be sent by itself.
 */
async function inDatabase<Result>(
  work: (database: IDBPDatabase<OutboxSchema>, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const deadline = new AbortController();
  const late = new Promise<never>((_, reject) => {
    deadline.signal.addEventListener("abort", () =>
      reject(new Error("the outbox's database does not answer")),
    );
  });
  const timer = setTimeout(() => deadline.abort(), openTimeout);
  const inTime = async () => {
    const database = await open();
    deadline.signal.throwIfAborted();
    return work(database, deadline.signal);
  };
  try {
    return await Promise.race([inTime(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Stores a message on this device. Resolves after it is on disk, with whether the browser stored it. */
export async function putEntry(entry: OutboxEntry): Promise<boolean> {
  try {
    await inDatabase(async (database, signal) => {
      const change = database.transaction("entries", "readwrite", { durability: "strict" });
      signal.addEventListener("abort", () => {
        try {
          change.abort();
        } catch {
          // It is being committed.
        }
      });
      await Promise.all([change.store.put(entry), change.done]);
      if (signal.aborted) await database.delete("entries", entry.key);
    });
    // With this mark the next visit starts the page's code at once (boot/hydrate-on-interaction.ts).
    writeStorage(storageKeys.outbox, "1");
    return true;
  } catch {
    return false;
  }
}

const readRows = () => inDatabase((database) => database.getAll("entries"));

/** All messages of this device, oldest first. Rows that cannot be parsed are skipped. */
export async function listEntries(): Promise<OutboxEntry[]> {
  const entries = (await readRows()).flatMap((row) => readRow(row) ?? []);
  return entries.sort((a, b) => a.createdAt - b.createdAt);
}

export async function findEntry(key: string): Promise<OutboxEntry | undefined> {
  return readRow(await inDatabase((database) => database.get("entries", key)));
}

/** Deletes expired rows, also those that cannot be parsed. */
export async function removeExpired(now: number): Promise<void> {
  for (const row of await readRows())
    if (v.is(agedRow, row) && isExpired(row, now)) await removeEntry(row.key);
}

/** Changes a message that still exists. One transaction: no tab restores a delivered message. */
export async function changeEntry(
  key: string,
  change: (entry: OutboxEntry) => OutboxEntry | null,
): Promise<OutboxEntry | null> {
  return inDatabase(async (database) => {
    const transaction = database.transaction("entries", "readwrite");
    const entry = readRow(await transaction.store.get(key));
    const changed = entry ? change(entry) : null;
    if (changed) await transaction.store.put(changed);
    await transaction.done;
    return changed;
  });
}

/** Deletes a delivered or discarded message. */
export async function removeEntry(key: string): Promise<void> {
  const left = await inDatabase(async (database) => {
    const transaction = database.transaction("entries", "readwrite");
    await transaction.store.delete(key);
    const count = await transaction.store.count();
    await transaction.done;
    return count;
  });
  if (left === 0) removeStored(storageKeys.outbox);
}
