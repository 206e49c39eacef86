import { findPublishedPage } from "../find-published.ts";
import { htmlOf } from "../html.ts";
import { defineRead } from "../public-read.ts";

/** `GET /markets-page` (RT-5): `introduction` is HTML. */
export const marketsPage = defineRead({
  name: "markets-page",
  path: "/markets-page",
  answer: async (context) => {
    const page = await findPublishedPage(context, "markets-page");
    if (!page) return undefined;
    return {
      title: page.doc.title ?? "",
      introduction: htmlOf(page, context)("introduction"),
      markets: (page.doc.markets ?? []).map(({ key, name, description }) => ({
        key,
        name,
        description: description ?? "",
      })),
      untranslated: page.untranslated,
    };
  },
});
