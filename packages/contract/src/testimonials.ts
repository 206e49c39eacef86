import * as v from "valibot";
import { defineRead } from "./call.ts";
import { pictureDetailsField } from "./picture.ts";
import { address, listRequired, requiredText, text, untranslated } from "./schema.ts";

export const testimonial = v.object({
  avatar: address,
  avatar_details: pictureDetailsField,
  name: requiredText,
  position: text,
  content: requiredText,
  company_logo: address,
  company_logo_details: pictureDetailsField,
  company_name: text,
  untranslated,
});
export type Testimonial = v.InferOutput<typeof testimonial>;

/** `GET /testimonials` (API-22). */
export const listTestimonials = defineRead({
  name: "testimonials",
  path: "/testimonials",
  query: (_params: Record<never, never>) => ({}),
  data: v.object({ testimonials: listRequired(testimonial) }),
  result: (data): Testimonial[] => data.testimonials,
  errors: { failed: "noTestimonials", invalid: "noTestimonials", notFound: "noTestimonials" },
});
