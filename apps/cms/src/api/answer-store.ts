import type { Answer } from "./answer.ts";

interface Kept {
  answer: Answer;
  tags: readonly string[];
}

interface Flight {
  work: Promise<Answer>;
  tags: readonly string[];
}

export interface AnswerStore {
  /** The answer under a key, if it is in memory. */
  find(key: string): Answer | undefined;
  /** The answer under a key: from memory, from work in progress, or from `make`. */
  get(key: string, tags: readonly string[], make: () => Promise<Answer>): Promise<Answer>;
  /** Drops every answer made from content with this tag. */
  forget(tag: string): void;
  readonly entries: number;
  readonly bytes: number;
}

/**
 * Answers in memory, bounded in number and bytes. The least recently used answer is dropped first. When
 * content changes while an answer is being made, the callers before the change get that answer, and it is not
 * stored. Later callers start new work.
 */
export function createAnswerStore(bounds: { entries: number; bytes: number }): AnswerStore {
  const kept = new Map<string, Kept>();
  const flights = new Map<string, Flight>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= kept.get(key)?.answer.size ?? 0;
    kept.delete(key);
  }

  function keep(key: string, entry: Kept): void {
    drop(key);
    if (entry.answer.size > bounds.bytes) return;
    kept.set(key, entry);
    bytes += entry.answer.size;
    for (const oldest of kept.keys()) {
      if (kept.size <= bounds.entries && bytes <= bounds.bytes) break;
      drop(oldest);
    }
  }

  function start(key: string, tags: readonly string[], make: () => Promise<Answer>): Promise<Answer> {
    const work = make();
    const flight = { work, tags };
    flights.set(key, flight);
    const land = () => flights.get(key) === flight && flights.delete(key);
    work.then((answer) => land() && keep(key, { answer, tags }), land);
    return work;
  }

  function find(key: string): Answer | undefined {
    const entry = kept.get(key);
    if (!entry) return undefined;
    kept.delete(key);
    kept.set(key, entry);
    return entry.answer;
  }

  return {
    find,
    async get(key, tags, make) {
      return find(key) ?? flights.get(key)?.work ?? start(key, tags, make);
    },
    forget(tag) {
      for (const [key, entry] of kept) if (entry.tags.includes(tag)) drop(key);
      for (const [key, flight] of flights) if (flight.tags.includes(tag)) flights.delete(key);
    },
    get entries() {
      return kept.size;
    },
    get bytes() {
      return bytes;
    },
  };
}
