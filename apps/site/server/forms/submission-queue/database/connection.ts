import type { DatabaseSync } from "node:sqlite";
import { wait } from "@miqyas/contract";
import { isStillThere, openDatabase, sqliteCode, sqliteCodes } from "./open-database.ts";
import type { DatabaseOptions, OpenDatabase } from "./open-database.ts";
import { transact } from "./transaction.ts";

/** The inbox cannot keep anything at this moment; the next call tries afresh. */
export class QueueUnavailable extends Error {}

export interface ConnectionOptions extends DatabaseOptions {
  /** How long a write waits for another process that holds the lock, ms. */
  lockWait?: number;
  /** Told when the inbox stops and starts being able to keep things. */
  onChange?: (available: boolean, cause?: unknown) => void;
}

/** Errors after which the same connection is as good as before. */
const harmless: readonly number[] = [
  sqliteCodes.busy,
  sqliteCodes.locked,
  sqliteCodes.full,
  19 /* constraint */,
];

const lockPause = 20;

/**
 * One connection to the inbox's file that mends itself: opened when it is first needed, again after an error of the
 * disk and when the file was moved away. Waits for foreign locks without holding up the process (F9, F10).
 */
export function createConnection(file: string, options: ConnectionOptions) {
  const { lockWait = 5000, onChange } = options;
  let open: OpenDatabase | null = null;
  let available = true;
  let closed = false;

  function current(): DatabaseSync {
    if (closed) throw new QueueUnavailable("the inbox is closed");
    if (open && !isStillThere(file, open.identity)) drop();
    open ??= openDatabase(file, options);
    return open.db;
  }

  function drop(): void {
    const { db } = open ?? {};
    open = null;
    if (db?.isOpen) db.close();
  }

  function report(now: boolean, cause?: unknown): void {
    if (available !== now) onChange?.(now, cause);
    available = now;
  }

  function fail(error: unknown): QueueUnavailable {
    const code = sqliteCode(error);
    if (code === null || !harmless.includes(code)) drop();
    report(false, error);
    return new QueueUnavailable("the inbox cannot be used", { cause: error });
  }

  /** Works on the file as soon as no other process holds its lock. */
  async function attempt<Result>(work: (db: DatabaseSync) => Result): Promise<Result> {
    const giveUpAt = performance.now() + lockWait;
    for (;;) {
      try {
        return work(current());
      } catch (error) {
        if (error instanceof QueueUnavailable) throw error;
        const busy = sqliteCode(error) === sqliteCodes.busy;
        if (!busy || performance.now() > giveUpAt) throw fail(error);
      }
      await wait(lockPause);
    }
  }

  /** Runs one transaction; its result is on the disk when this resolves. Throws `QueueUnavailable`. */
  async function write<Result>(work: (db: DatabaseSync) => Result): Promise<Result> {
    const result = await attempt((db) => transact(db, () => work(db)));
    report(true);
    return result;
  }

  /** Reads what is there at this moment; `ask` waits for its turn. Both throw `QueueUnavailable`. */
  function read<Result>(work: (db: DatabaseSync) => Result): Result {
    try {
      return work(current());
    } catch (error) {
      throw error instanceof QueueUnavailable ? error : fail(error);
    }
  }

  return {
    write,
    read,
    ask: attempt,
    isAvailable: () => available && !closed,
    close: () => {
      drop();
      closed = true;
    },
  };
}

export type Connection = ReturnType<typeof createConnection>;
