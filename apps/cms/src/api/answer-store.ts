import { LRUCache } from "lru-cache";
import type { Answer } from "./answer.ts";

interface Kept {
  answer: Answer;
  tags: readonly string[];
}

interface Pending {
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
  const kept = new LRUCache<string, Kept>({
    max: bounds.entries,
    maxSize: bounds.bytes,
    sizeCalculation: ({ answer }) => answer.size,
  });
  const pending = new Map<string, Pending>();

  function start(key: string, tags: readonly string[], make: () => Promise<Answer>): Promise<Answer> {
    const work = make();
    const own = { work, tags };
    pending.set(key, own);
    const end = () => pending.get(key) === own && pending.delete(key);
    work.then((answer) => end() && kept.set(key, { answer, tags }), end);
    return work;
  }

  const find = (key: string) => kept.get(key)?.answer;

  return {
    find,
    async get(key, tags, make) {
      return find(key) ?? pending.get(key)?.work ?? start(key, tags, make);
    },
    forget(tag) {
      for (const store of [kept, pending])
        for (const [key, { tags }] of [...store.entries()]) if (tags.includes(tag)) store.delete(key);
    },
    get entries() {
      return kept.size;
    },
    get bytes() {
      return kept.calculatedSize;
    },
  };
}
