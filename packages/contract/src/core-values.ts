import * as v from "valibot";
import { defineRead } from "./call.ts";
import { coreValueKeys } from "./core-value-keys.ts";
import { pictureDetailsField } from "./picture.ts";
import { address, listRequired, requiredText, text } from "./schema.ts";

const coreValue = v.object({
  key: v.picklist(coreValueKeys),
  title: requiredText,
  description: text,
  image: address,
  image_details: pictureDetailsField,
});
export type CoreValue = v.InferOutput<typeof coreValue>;

/** `GET /core-values`, optional for a backend: the site has its own four texts. */
export const listCoreValues = defineRead({
  name: "core-values",
  optional: true,
  path: "/core-values",
  query: (_params: Record<never, never>) => ({}),
  data: v.object({ core_values: listRequired(coreValue) }),
  result: (data): CoreValue[] => data.core_values,
});
