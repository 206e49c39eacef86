import type { AnswerPagesOptions } from "./pages/answer-pages.ts";
import type { Findable } from "./shared/app-build.ts";
import type { FallbackContacts } from "./shared/fallback-contacts.ts";
import type { SiteParts } from "./site.ts";

/** What production and development do each in their own way: the app, its pages and its files. */
export interface AppRuntime extends Pick<SiteParts, "resolveAddress" | "pages" | "assets" | "development"> {
  findable: Findable;
  fallbackContacts: FallbackContacts;
  /** Renders the page of a key with what it answers one visitor. */
  renderAnswer: AnswerPagesOptions["render"];
  close: () => Promise<void>;
}
