import type { DatabaseSync } from "node:sqlite";
import type { Connection } from "./connection.ts";
import { readPragma } from "./open-database.ts";

/** Times between two scrubs, ms. */
export const scrubTimes = {
  /** From the first message that was settled to the scrub. */
  delay: 2_000,
  /** A scrub holds the process up: it may take no more than this part of the time. */
  share: 0.01,
} as const;

/** A larger file is rewritten at the start and once an hour only, pages of 4 kB: 32 MB take about half a second. */
const quickPages = 8_192;

/**
 * Writes the file anew without what was deleted, and empties its log. SQLite overwrites deleted cells, but leaves what
 * it moved between pages, and everything in the log, readable to whoever has the file (F20).
 * @returns whether all of it went: not while another process reads
 */
function scrub(db: DatabaseSync, whatever: boolean): boolean {
  if (whatever || readPragma(db, "page_count") <= quickPages) db.exec("VACUUM");
  return db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
}

/** Keeps texts that have been delivered out of the inbox's file. A scrub that fails is tried again with the next. */
export function createScrubber({ ask }: Pick<Connection, "ask">) {
  let timer: NodeJS.Timeout | undefined;
  let notBefore = 0;

  async function run(whatever: boolean): Promise<void> {
    const started = performance.now();
    const isDone = await ask((db) => {
      try {
        return scrub(db, whatever);
      } catch {
        return false; // No room, or in use: what is kept is as safe as before.
      }
    }).catch(() => true); // Said by the connection.
    const ended = performance.now();
    notBefore = ended + (ended - started) / scrubTimes.share;
    if (!isDone) plan();
  }

  function plan(): void {
    timer ??= setTimeout(
      () => {
        timer = undefined;
        void run(false);
      },
      Math.max(scrubTimes.delay, notBefore - performance.now()),
    ).unref();
  }

  return {
    /** The text of a message has been deleted. */
    plan,
    /** Scrubs now, however large the file is. */
    runNow: () => run(true),
    stop: () => clearTimeout(timer),
  };
}
