import * as v from "valibot";
import { defineRead } from "./call.ts";
import { text } from "./schema.ts";

/** `GET /our-missions` (API-9): `data.description` is the text, or an object with it (ABT-3). */
export const getMission = defineRead({
  name: "our-missions",
  singular: true,
  path: "/our-missions",
  query: (_params: Record<never, never>) => ({}),
  data: v.object({
    description: v.union([
      v.pipe(
        v.object({ mission: text }),
        v.transform(({ mission }) => mission),
      ),
      text,
    ]),
  }),
  result: (data): string => data.description,
});
