import { findPublishedPage } from "../find-published.ts";
import { defineRead } from "../public-read.ts";

/** `GET /site-settings`: opening hours, holidays and the industry directory (HOME-16). */
export const siteSettings = defineRead({
  name: "site-settings",
  path: "/site-settings",
  tags: ["site-settings"],
  answer: async (reading) => {
    const page = await findPublishedPage(reading, "site-settings");
    if (!page) return undefined;
    const { doc, untranslated } = page;
    return {
      working_days: doc.working_days?.length ? doc.working_days : undefined,
      opens_at: doc.opens_at ?? undefined,
      closes_at: doc.closes_at ?? undefined,
      utc_offset: doc.utc_offset ?? undefined,
      holidays: (doc.holidays ?? []).map(({ date, name }) => ({ date: date.slice(0, 10), name: name ?? "" })),
      directory_url: doc.directory_url ?? null,
      untranslated,
    };
  },
});
