import type { Findable } from "./app-build.ts";
import type { WaysOut } from "./inbox/way-out.ts";
import type { SiteParts } from "./site.ts";

/** What production and development do each in their own way: the app, its pages and its files. */
export interface Front extends Pick<
  SiteParts,
  "resolveAddress" | "pages" | "files" | "assets" | "development"
> {
  findable: Findable;
  wayOut: WaysOut;
  /** Addresses of the style sheets that a page without the app wears. */
  stylesheets: () => readonly string[];
  close: () => Promise<void>;
}
