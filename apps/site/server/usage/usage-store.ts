import { randomUUID } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { agencyDay, usageCount, usageReportLimit } from "@miqyas/contract";
import type { UsageCount, UsageKind } from "@miqyas/contract";
import { replaceFile } from "@miqyas/http/replace-file";
import * as v from "valibot";
import type { UsageEvent } from "./read-event.ts";

/** Most different counts of one kind on one day; further ones are not counted. Visitors choose the words of a search. */
const mostPerDay = 5000;
/** How long counts wait for a backend that does not take them, days. */
const keptFor = 40;
const day = 24 * 60 * 60_000;

const stored = v.object({ source: v.pipe(v.string(), v.uuid()), counts: v.array(v.unknown()) });

const keyOf = ({ day, kind, locale, subject }: Omit<UsageCount, "count">) =>
  JSON.stringify([day, kind, locale, subject]);

/**
 * The counts of this server: in memory, and in a file that the next start reads. Each count is the total of its day, so a
 * report that is sent twice changes nothing. A crash loses the counts since the last `save`.
 */
export async function openUsageStore(file: string, now: () => number = Date.now) {
  const found = await readStored(file);
  const source = found?.source ?? randomUUID();
  const counts = new Map<string, UsageCount>();
  /** Keys of the counts that the backend does not have. */
  const unsent = new Set<string>();
  let perDay = { day: "", sizes: new Map<UsageKind, number>() };
  let isSaved = true;
  /** The save that runs. The next one waits for it: a server that stops ends with its counts in the file. */
  let saving = Promise.resolve();

  /** Takes a place among today's counts of a kind. Says whether there was one. */
  function takePlace(today: string, kind: UsageKind): boolean {
    if (perDay.day !== today) perDay = { day: today, sizes: new Map() };
    const size = (perDay.sizes.get(kind) ?? 0) + 1;
    perDay.sizes.set(kind, size);
    return size <= mostPerDay;
  }

  for (const count of found?.counts ?? []) {
    // The backend would refuse it, with its whole report.
    if (!v.is(usageCount, count)) continue;
    counts.set(keyOf(count), count);
    unsent.add(keyOf(count));
    if (count.day === agencyDay(now())) takePlace(count.day, count.kind);
  }

  /** Forgets what the backend has of earlier days, and what it has not taken for too long. */
  function removeOld(): void {
    const today = agencyDay(now());
    const oldest = agencyDay(now() - keptFor * day);
    for (const [key, count] of counts)
      if (count.day < oldest || (count.day < today && !unsent.has(key))) {
        counts.delete(key);
        unsent.delete(key);
      }
  }

  async function write(): Promise<void> {
    if (isSaved) return;
    removeOld();
    isSaved = true;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await replaceFile(file, JSON.stringify({ source, counts: [...counts.values()] }));
    } catch (error) {
      isSaved = false;
      throw error;
    }
  }

  return {
    source,

    /** Whether it has been counted today. */
    has: (event: UsageEvent): boolean => counts.has(keyOf({ day: agencyDay(now()), ...event })),

    add(event: UsageEvent): void {
      const today = agencyDay(now());
      const key = keyOf({ day: today, ...event });
      const known = counts.get(key);
      if (!known && !takePlace(today, event.kind)) return;
      counts.set(key, { day: today, ...event, count: (known?.count ?? 0) + 1 });
      unsent.add(key);
      isSaved = false;
    },

    /** What the backend does not have, one list per report. */
    *batches(): Generator<UsageCount[]> {
      const keys = [...unsent];
      for (let start = 0; start < keys.length; start += usageReportLimit)
        yield keys.slice(start, start + usageReportLimit).flatMap((key) => counts.get(key) ?? []);
    },

    /** These counts need no further report. Those that have grown since are sent again. */
    acknowledge(sent: readonly UsageCount[]): void {
      for (const count of sent)
        if (counts.get(keyOf(count))?.count === count.count) unsent.delete(keyOf(count));
      removeOld();
    },

    /** Writes the counts to the file if any has changed. */
    save: (): Promise<void> => (saving = saving.then(write, write)),
  };
}

export type UsageStore = Awaited<ReturnType<typeof openUsageStore>>;

/** The file's content; `null` when there is none that can be read. */
async function readStored(file: string): Promise<v.InferOutput<typeof stored> | null> {
  try {
    return v.parse(stored, JSON.parse(await readFile(file, "utf8")));
  } catch {
    return null;
  }
}
