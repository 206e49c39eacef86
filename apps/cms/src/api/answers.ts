import { processState } from "../process-state.ts";
import { onContentChange } from "../publishing/content-changes.ts";
import { createAnswerStore } from "./answer-store.ts";
import type { AnswerStore } from "./answer-store.ts";

export interface PublicAnswers {
  /** For pages of the site: lists without filters, articles, single texts. */
  common: AnswerStore;
  /**
   * For searches, filters, far pages, and sizes and orders that the site never asks for: any number of them. A flood
   * removes no common answer (B12).
   */
  rare: AnswerStore;
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

/** The answers of the public API in memory. A change of content removes the answers with its tag. */
export const publicAnswers: PublicAnswers = (processState.publicAnswers ??= createPublicAnswers());
