import { entryPaths, type Reading } from "@miqyas/contract";
import { publicChart } from "../../charts/chart-html.ts";
import { readingOf } from "../../charts/reading-of.ts";
import type { HomePage } from "../../payload-types.ts";
import type { Translated } from "../fallback.ts";
import { findPublished, findPublishedPage } from "../find-published.ts";
import { addressOf, findFile, picture } from "../pictures.ts";
import { defineRead } from "../public-read.ts";
import type { ReadContext } from "../public-read.ts";
import { newestFirst } from "./list-page.ts";

/** Address of the film: of the uploaded file, or the one entered by staff. */
const videoOf = (video: HomePage["video"]): string | null =>
  video?.kind === "address" ? (video.url ?? null) : addressOf(video?.media);

/** Whether the film is mirrored in Arabic: staff say so of an uploaded file. */
const isMirrored = (video: HomePage["video"]): boolean =>
  video?.kind !== "address" && findFile(video?.media)?.mirrored === true;

/** The reading that staff have chosen. A text that is missing in the language is left out, not shown in English. */
function chosenReading(
  { doc, untranslated }: Translated<HomePage>,
  { locale, draft }: ReadContext,
): Reading | undefined {
  const chart = publicChart(doc.reading?.chart, locale, Boolean(draft));
  const reading = chart && readingOf(chart);
  if (!reading) return undefined;
  const own = (name: "lead" | "text" | "link_text") =>
    (!untranslated.includes(`reading.${name}`) && doc.reading?.[name]) || "";
  const [text, address] = [own("link_text"), doc.reading?.address];
  return {
    ...reading,
    lead: own("lead") || reading.lead,
    text: own("text"),
    link: text && address ? { text, address } : null,
  };
}

/** The reading of the newest trend with a chart of bars, which stands in until staff choose one. */
async function newestReading(context: ReadContext): Promise<Reading | null> {
  const { docs } = await findPublished(context, "trends-in-markets", {
    sort: newestFirst,
    where: { chart: { exists: true } },
  });
  for (const { doc } of docs) {
    const chart = publicChart(doc.chart, context.locale, Boolean(context.draft));
    const reading = chart && readingOf(chart);
    const address = entryPaths["trends-in-markets"].replace(":id", String(doc.id));
    if (reading) return { ...reading, text: "", link: { text: doc.title, address } };
  }
  return null;
}

/** `GET /home-page` (API-20, HOME-29, HOME-30). */
export const homePage = defineRead({
  name: "home-page",
  path: "/home-page",
  answer: async (context) => {
    const page = await findPublishedPage(context, "home-page");
    if (!page) return undefined;
    const { doc, untranslated } = page;
    return {
      video_title: doc.video_title ?? "",
      video_description: doc.video_description ?? "",
      video: videoOf(doc.video),
      video_alt_text: doc.video_alt_text ?? "",
      video_mirrored: isMirrored(doc.video),
      ...picture("hero_image", doc.hero_image),
      reading: chosenReading(page, context) ?? (await newestReading(context)),
      counters: (doc.counters ?? []).flatMap(({ value, label }, at) =>
        untranslated.includes(`counters.${at}.label`) ? [] : [{ value, label }],
      ),
      untranslated,
    };
  },
});
