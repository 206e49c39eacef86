import { findPublishedPage } from "../find-published.ts";
import { defineRead } from "../public-read.ts";

/**
 * `GET /site-settings`: contacts, opening hours, holidays, the industry directory and the text above it (LAY-12,
 * CON-1, HOME-16, ABT-1).
 */
export const siteSettings = defineRead({
  name: "site-settings",
  path: "/site-settings",
  answer: async (context) => {
    const page = await findPublishedPage(context, "site-settings");
    if (!page) return undefined;
    const { doc, untranslated } = page;
    // No fallback to English: the site has its own default text in each language.
    const own = (name: "address" | "membership_heading" | "membership_text") =>
      untranslated?.includes(name) ? null : doc[name] || null;
    return {
      email: doc.email || null,
      phones: (doc.phones ?? []).map(({ number }) => number),
      address: own("address"),
      working_days: doc.working_days?.length ? doc.working_days : undefined,
      opens_at: doc.opens_at ?? undefined,
      closes_at: doc.closes_at ?? undefined,
      utc_offset: doc.utc_offset ?? undefined,
      holidays: (doc.holidays ?? []).map(({ date, name }) => ({ date: date.slice(0, 10), name: name ?? "" })),
      directory_url: doc.directory_url ?? null,
      membership_heading: own("membership_heading"),
      membership_text: own("membership_text"),
      untranslated,
    };
  },
});
