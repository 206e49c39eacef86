import type { DatabaseSync } from "node:sqlite";
import { wait } from "@miqyas/contract";
import { isStillThere, openDatabase } from "./open-database.ts";
import type { DatabaseOptions, OpenDatabase } from "./open-database.ts";
import { sqliteCode, sqliteCodes } from "./sqlite-code.ts";
import { transact } from "./transaction.ts";

/** The queue cannot be used at the moment. The next call tries again. */
export class QueueUnavailable extends Error {}

export interface ConnectionOptions extends DatabaseOptions {
  /** How long a write waits for another process that holds the lock, ms. */
  lockWait?: number;
  /** Called when the queue becomes unavailable or available. */
  onChange?: (available: boolean, cause?: unknown) => void;
}

/** Errors that leave the connection usable. */
const harmless: readonly number[] = [
  sqliteCodes.busy,
  sqliteCodes.locked,
  sqliteCodes.full,
  19 /* constraint */,
];

const lockPause = 20;

/**
 * One connection to the queue's file. It opens on first use, and again after a disk error or when the file was moved
 * away. It waits for locks of other processes without blocking this one (F9, F10).
 */
export function createConnection(file: string, options: ConnectionOptions) {
  const { lockWait = 5000, onChange } = options;
  let open: OpenDatabase | null = null;
  let available = true;
  let closed = false;

  function current(): DatabaseSync {
    if (closed) throw new QueueUnavailable("the queue is closed");
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
    return new QueueUnavailable("the queue cannot be used", { cause: error });
  }

  /** Runs `work` when no other process has a lock on the file. Throws `QueueUnavailable`. */
  async function whenUnlocked<Result>(work: (db: DatabaseSync) => Result): Promise<Result> {
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
    const result = await whenUnlocked((db) => transact(db, () => work(db)));
    report(true);
    return result;
  }

  /** Runs `work` at once, without waiting for a lock. Throws `QueueUnavailable`. */
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
    whenUnlocked,
    isAvailable: () => available && !closed,
    close: () => {
      drop();
      closed = true;
    },
  };
}

export type Connection = ReturnType<typeof createConnection>;
