import { onContentChange } from "../publishing/content-changes.ts";
import { createAnswerStore } from "./answer-store.ts";
import type { AnswerStore } from "./answer-store.ts";

interface PublicAnswers {
  /** What pages ask for: lists without filters, articles, single texts. */
  common: AnswerStore;
  /** Searches, filters and far pages, of which there is no end: a flood of them leaves the common ones alone (B12). */
  rare: AnswerStore;
}

declare global {
  var publicAnswers: PublicAnswers | undefined;
}

function createPublicAnswers(): PublicAnswers {
  const common = createAnswerStore({ entries: 5000, bytes: 96_000_000 });
  const rare = createAnswerStore({ entries: 500, bytes: 16_000_000 });
  onContentChange((tag) => {
    common.forget(tag);
    rare.forget(tag);
  });
  return { common, rare };
}

/**
 * The answers of the public API in memory, emptied by tag as content changes. On globalThis: the server in
 * front and Next's bundles each load this module, and must mean the same memory.
 */
export const publicAnswers = (globalThis.publicAnswers ??= createPublicAnswers());
