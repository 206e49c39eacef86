import type { OurFeaturedReport } from "../../payload-types.ts";
import type { Translated } from "../fallback.ts";
import { findPublishedById } from "../find-published.ts";
import { htmlOf } from "../html.ts";
import { readId } from "../parameters.ts";
import { picture, pictures } from "../pictures.ts";
import { defineRead } from "../public-read.ts";
import { publicLanguages } from "../../translation/public-languages.ts";
import { seo } from "../seo.ts";
import { listPage, newestFirst, optionalPages } from "./list-page.ts";

const toSummary = ({ doc, untranslated }: Translated<OurFeaturedReport>) => ({
  id: doc.id,
  title: doc.title,
  author_name: doc.author_name ?? "",
  author_position: doc.author_position ?? "",
  excerpt: doc.excerpt ?? "",
  ...picture("image", doc.image),
  created_at: doc.created_on,
  markets: doc.markets ?? [],
  languages: publicLanguages(doc),
  ...seo(doc),
  untranslated,
});

/** `GET /our-featured-reports` (API-27). */
export const ourFeaturedReports = defineRead({
  name: "our-featured-reports",
  path: "/our-featured-reports",
  params: optionalPages,
  answer: async (context) => {
    const { docs, pagination } = await listPage(context, "our-featured-reports", {
      sort: newestFirst,
      without: ["content", "first_description", "second_description", "third_description", "images"],
    });
    return { our_featured_reports: docs.map(toSummary), pagination };
  },
});

/** `GET /our-featured-reports/{id}` (API-27, RPD-1): the three descriptions and the content are HTML. */
export const ourFeaturedReport = defineRead({
  name: "featured-report",
  path: "/our-featured-reports/{id}",
  answer: async (context) => {
    const report = await findPublishedById(context, "our-featured-reports", readId(context.id));
    if (!report) return undefined;
    const html = htmlOf(report, context);
    return {
      ...toSummary(report),
      content: html("content"),
      images: pictures(report.doc.images),
      first_description: html("first_description"),
      second_description: html("second_description"),
      third_description: html("third_description"),
    };
  },
});
