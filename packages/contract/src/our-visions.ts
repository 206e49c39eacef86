import * as v from "valibot";
import { defineRead } from "./call.ts";
import { list, text } from "./schema.ts";

/** `GET /our-visions` (API-10): `items[0].description`, else `description` (ABT-4). */
export const getVision = defineRead({
  name: "our-visions",
  singular: true,
  path: "/our-visions",
  query: (_params: Record<never, never>) => ({}),
  data: v.object({ items: list(v.object({ description: text })), description: text }),
  result: (data): string => data.items[0]?.description || data.description,
});
