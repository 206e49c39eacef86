import { methodEntries, readId } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { OurFeaturedReport } from "../../payload-types.ts";
import { mediaAddress } from "../../media/variants.ts";
import { downloadKinds } from "../../reports/report-facts.ts";
import type { Translated } from "../fallback.ts";
import { findPublishedById } from "../find-published.ts";
import { explainedHtml } from "../html.ts";
import { findFile, picture, pictures } from "../pictures.ts";
import { defineRead } from "../public-read.ts";
import { publicLanguages } from "../../translation/public-languages.ts";
import { seo } from "../seo.ts";
import { listPage, newestFirst, optionalPages } from "./list-page.ts";

const longTexts = ["content", "first_description", "second_description", "third_description"] as const;

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

/** The files of a report for one language, in their order (RPD-6). Rows without a file are left out. */
const downloadsIn = (locale: Locale, rows: OurFeaturedReport["downloads"]) =>
  (rows ?? []).flatMap(({ file: field, language, title, date }) => {
    const file = findFile(field);
    const kind = downloadKinds.find(({ mime }) => mime === file?.mimeType);
    if (!file?.filename || !kind || (language !== "both" && language !== locale)) return [];
    const address = mediaAddress(file.filename);
    return { title: title ?? "", file: address, type: kind.type, size: file.filesize ?? null, date };
  });

/** What a report tells beside its text (RPD-4…RPD-7). */
const factsOf = ({ key_numbers, method, updated, downloads }: OurFeaturedReport, locale: Locale) => ({
  numbers: (key_numbers ?? []).map(({ value, label }) => ({ value, label })),
  method: Object.fromEntries(methodEntries.map((name) => [name, method?.[name] ?? ""])),
  updated: (updated ?? []).map(({ date, change }) => ({ date, change })),
  downloads: downloadsIn(locale, downloads),
});

/** `GET /our-featured-reports` (API-27). */
export const ourFeaturedReports = defineRead({
  name: "our-featured-reports",
  path: "/our-featured-reports",
  params: optionalPages,
  answer: async (context) => {
    const { docs, pagination } = await listPage(context, "our-featured-reports", {
      sort: newestFirst,
      without: [...longTexts, "images", "key_numbers", "method", "updated", "downloads"],
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
    return {
      ...toSummary(report),
      ...(await explainedHtml(report, longTexts, context)),
      images: pictures(report.doc.images),
      ...factsOf(report.doc, context.locale),
    };
  },
});
