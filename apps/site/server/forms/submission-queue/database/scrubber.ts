import type { DatabaseSync } from "node:sqlite";
import type { Connection } from "./connection.ts";
import { readPragma } from "./open-database.ts";

/** When the file is scrubbed. */
const scrubTimes = {
  /** Time from the first confirmed message to the scrub, ms. */
  delay: 2_000,
  /** Largest share of the time that scrubs may take, because they block the process. */
  share: 0.01,
} as const;

/** A larger file is rewritten only at the start and once per hour. Pages of 4 kB: 32 MB take about half a second. */
const quickPages = 8_192;

/**
 * Rewrites the file without deleted content and empties its log. SQLite overwrites deleted cells, but copies that it
 * moved between pages, and the log, stay readable in the file (F20).
 * @param force rewrites a large file too
 * @returns whether everything is gone; `false` while another process reads
 */
function scrub(db: DatabaseSync, force: boolean): boolean {
  if (force || readPragma(db, "page_count") <= quickPages) db.exec("VACUUM");
  return db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
}

/** Removes the texts of confirmed messages from the queue's file. A failed scrub is repeated with the next one. */
export function createScrubber({ whenUnlocked }: Pick<Connection, "whenUnlocked">) {
  let timer: NodeJS.Timeout | undefined;
  let notBefore = 0;

  async function run(force: boolean): Promise<boolean> {
    const started = performance.now();
    const isDone = await whenUnlocked<boolean | null>((db) => {
      try {
        return scrub(db, force);
      } catch {
        return false; // No space, or in use: the file is as safe as before.
      }
    }).catch(() => null); // The connection has reported it.
    const ended = performance.now();
    notBefore = ended + (ended - started) / scrubTimes.share;
    if (isDone === false) plan();
    return isDone === true;
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
    /** Plans a scrub, because the text of a message was deleted. */
    plan,
    /** Scrubs now, also a large file. Resolves with whether everything is gone. */
    runNow: () => run(true),
    stop: () => clearTimeout(timer),
  };
}
