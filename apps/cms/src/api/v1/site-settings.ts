import { findPublishedPage } from "../find-published.ts";
import { defineRead } from "../public-read.ts";

/**
 * `GET /site-settings`: facts about the agency, links of the footer, opening hours, holidays, the industry directory and
 * the text above it (LAY-12, LAY-16, CON-1, HOME-16, ABT-1).
 */
export const siteSettings = defineRead({
  name: "site-settings",
  path: "/site-settings",
  answer: async (context) => {
    const page = await findPublishedPage(context, "site-settings");
    if (!page) return undefined;
    const { doc, untranslated } = page;
    // No fallback to English: the site has its own default text in each language.
    const own = (
      name: "agency_name" | "tagline" | "city" | "address" | "membership_heading" | "membership_text",
    ) => (untranslated?.includes(name) ? null : doc[name] || null);
    return {
      name: own("agency_name"),
      description: own("tagline"),
      city: own("city"),
      links: (doc.footer_links ?? []).flatMap(({ label, address }, at) =>
        label && !untranslated?.includes(`footer_links.${at}.label`) ? [{ label, address }] : [],
      ),
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
