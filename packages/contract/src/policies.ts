import * as v from "valibot";
import { defineRead } from "./call.ts";
import { text, untranslated, written } from "./schema.ts";

/** A policy or the terms: a title and HTML (POL-1). */
export const policy = v.object({ title: text, description: written, untranslated });
export type Policy = v.InferOutput<typeof policy>;

/** `GET /privacy-policies` (API-25). */
export const getPrivacyPolicy = defineRead({
  name: "privacy-policies",
  singular: true,
  path: "/privacy-policies",
  query: (_params: Record<never, never>) => ({}),
  data: policy,
  result: (data): Policy => data,
  errors: { failed: "noPrivacyPolicy", invalid: "noPrivacyPolicy", notFound: "noPrivacyPolicy" },
});

/** `GET /terms-and-conditions` (API-25). */
export const getTerms = defineRead({
  name: "terms-and-conditions",
  singular: true,
  path: "/terms-and-conditions",
  query: (_params: Record<never, never>) => ({}),
  data: policy,
  result: (data): Policy => data,
  errors: { failed: "noTerms", invalid: "noTerms", notFound: "noTerms" },
});
