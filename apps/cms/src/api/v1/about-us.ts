import { findPublishedPage } from "../find-published.ts";
import { htmlOf } from "../html.ts";
import { defineRead } from "../public-read.ts";

/** `GET /about-us` (API-6): `description` is HTML. */
export const aboutUs = defineRead({
  name: "about-us",
  path: "/about-us",
  answer: async (reading) => {
    const page = await findPublishedPage(reading, "about-us");
    return (
      page && { description: htmlOf(page, reading.locale)("description"), untranslated: page.untranslated }
    );
  },
});
