import * as v from "valibot";
import { defineRead } from "./call.ts";
import { text } from "./schema.ts";

/** `GET /about-us` (API-6): HTML. */
export const getAboutUs = defineRead({
  name: "about-us",
  singular: true,
  path: "/about-us",
  query: (_params: Record<never, never>) => ({}),
  data: v.object({ description: text }),
  result: (data): string => data.description,
});
