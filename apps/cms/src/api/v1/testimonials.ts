import type { Testimonial } from "../../payload-types.ts";
import type { Translated } from "../fallback.ts";
import { findPublished } from "../find-published.ts";
import { picture } from "../pictures.ts";
import { defineRead } from "../public-read.ts";

const toTestimonial = ({ doc, untranslated }: Translated<Testimonial>) => ({
  id: doc.id,
  ...picture("avatar", doc.avatar),
  name: doc.name,
  position: doc.position ?? "",
  content: doc.content,
  ...picture("company_logo", doc.company_logo),
  company_name: doc.company_name ?? "",
  untranslated,
});

/** `GET /testimonials` (API-22). */
export const testimonials = defineRead({
  name: "testimonials",
  path: "/testimonials",
  answer: async (context) => ({
    testimonials: (await findPublished(context, "testimonials")).docs.map(toTestimonial),
  }),
});
