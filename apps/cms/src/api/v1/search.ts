import { groupLimit, searchKinds } from "@miqyas/contract";
import * as v from "valibot";
import { searchSite } from "../../site-search/search-site.ts";
import { page, searchText, wholeNumber } from "../parameters.ts";
import { defineRead } from "../public-read.ts";

/** `GET /search`: what visitors can read in the language, in groups. A question without words finds nothing. */
export const search = defineRead({
  name: "search",
  path: "/search",
  params: {
    q: searchText,
    kind: v.optional(v.picklist(searchKinds, `must be one of: ${searchKinds.join(", ")}`)),
    page,
    per_page: wholeNumber({ fallback: groupLimit, max: 20 }),
  },
  answer: ({ payload, locale, params: { q = "", kind, page, per_page: perPage } }) =>
    searchSite(payload, { q, locale, kind, page, perPage }),
});
