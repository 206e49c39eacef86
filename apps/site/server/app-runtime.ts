import type { Findable } from "./shared/app-build.ts";
import type { SiteParts } from "./site.ts";

/** What production and development do each in their own way: the app, its pages and its files. */
export interface AppRuntime extends Pick<
  SiteParts,
  "resolveAddress" | "pages" | "assets" | "development" | "fallbackContacts"
> {
  findable: Findable;
  /** Addresses of the style sheets that a page without the app wears. */
  stylesheets: () => readonly string[];
  close: () => Promise<void>;
}
