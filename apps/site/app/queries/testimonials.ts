import { listTestimonials } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { readQuery } from "./api-client.ts";

/** What clients say (HOME-17). */
export const testimonialsQuery = (locale: Locale) => readQuery(listTestimonials, {}, locale);
