import { findPublishedPage } from "../find-published.ts";
import { htmlOf } from "../html.ts";
import { defineRead } from "../public-read.ts";

const definePolicy = (path: string, slug: "privacy-policy" | "terms-and-conditions") =>
  defineRead({
    name: path.slice(1),
    path,
    answer: async (context) => {
      const page = await findPublishedPage(context, slug);
      return (
        page && {
          title: page.doc.title ?? "",
          description: htmlOf(page, context)("description"),
          untranslated: page.untranslated,
        }
      );
    },
  });

/** `GET /privacy-policies` (API-25). */
export const privacyPolicies = definePolicy("/privacy-policies", "privacy-policy");

/** `GET /terms-and-conditions` (API-25). */
export const termsAndConditions = definePolicy("/terms-and-conditions", "terms-and-conditions");
