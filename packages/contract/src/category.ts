import * as v from "valibot";
import { id, list, requiredText, text } from "./schema.ts";

/** A category of resources or words. Only categories of resources have a description. */
export const category = v.object({ id, name: requiredText, description: text });
export type Category = v.InferOutput<typeof category>;

export const categories = list(category);
