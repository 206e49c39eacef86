import { isLocale, otherLocale } from "@miqyas/contract";
import { ValidationError, type CollectionBeforeChangeHook } from "payload";
import { inLanguageOf } from "../language.ts";
import type { Chart } from "../payload-types.ts";
import { propertyOf } from "../property-of.ts";
import { textOf } from "../rich-text/rich-text-state.ts";
import { findEntryRows } from "../translation/entry-rows.ts";
import { differenceRefusal } from "./chart-refusals.ts";
import { findRefusal, type Refusal } from "./find-refusal.ts";
import { findDifference, readTable } from "./read-table.ts";

/**
 * Refuses to publish a chart that cannot be drawn, or whose numbers differ from those of the newest table in the other
 * language. Drafts are saved as they are. A program writes English before Arabic, and is asked about the second.
 */
export const refuseBrokenChart: CollectionBeforeChangeHook<Chart> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (data._status !== "published" || data.deletedAt) return data;
  const refuse = ({ path, reason }: Refusal): never => {
    const field = collection.flattenedFields.find(({ name }) => name === path);
    const label = field && "label" in field && typeof field.label === "object" ? field.label : undefined;
    const message = inLanguageOf(req, reason);
    throw new ValidationError({ errors: [{ message, path, ...(label && { label }) }], req }, req.t);
  };
  const refusal = findRefusal(data);
  if (refusal) return refuse(refusal);
  const { locale } = req;
  if (!originalDoc || !isLocale(locale) || (locale === "en" && !req.headers.has("host"))) return data;
  const rows = await findEntryRows(collection.slug, originalDoc.id, req);
  const [here, there] = [data.table, propertyOf(rows?.newest.table, otherLocale(locale))].map((table) =>
    readTable(textOf(table)),
  );
  if (!here || !there || "problem" in here || "problem" in there) return data;
  const difference = findDifference(here.table, there.table);
  return difference ? refuse({ path: "table", reason: differenceRefusal(difference, locale) }) : data;
};
