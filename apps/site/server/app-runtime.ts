import type { AnswerPagesOptions } from "./pages/answer-pages.ts";
import type { PreviewPagesOptions } from "./pages/preview-pages.ts";
import type { Findable } from "./shared/app-build.ts";
import type { FallbackContacts } from "./shared/fallback-contacts.ts";
import type { SiteParts } from "./site.ts";

/** The parts that differ between production and development: the app, its pages and its files. */
export interface AppRuntime extends Pick<SiteParts, "resolveAddress" | "pages" | "assets" | "development"> {
  findable: Findable;
  fallbackContacts: FallbackContacts;
  /** Renders the page of a key with the answer to one visitor. */
  renderAnswer: AnswerPagesOptions["render"];
  /** Renders the page of a key with the backend's answers to a preview. */
  renderPreview: PreviewPagesOptions["render"];
  close: () => Promise<void>;
}
