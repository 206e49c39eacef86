import { isLocale, otherLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { ValidationError, type CollectionBeforeChangeHook } from "payload";
import { inLanguageOf, languageNames } from "../language.ts";
import type { Chart } from "../payload-types.ts";
import { propertyOf } from "../property-of.ts";
import { byPlan, planLanguage } from "../publishing/remove-plans.ts";
import { textOf } from "../rich-text/rich-text-state.ts";
import { findEntryRows } from "../translation/entry-rows.ts";
import { differenceRefusal } from "./chart-refusals.ts";
import { findRefusal, type Refusal } from "./find-refusal.ts";
import { findDifference, readTable } from "./read-table.ts";

/** The refusal of a table that stands in the other language of the form. */
const inOtherLanguage = ({ path, reason }: Refusal, locale: Locale): Refusal => ({
  path,
  reason: {
    en: `${languageNames[locale].en} – ${reason.en}`,
    ar: `${languageNames[locale].ar} – ${reason.ar}`,
  },
});

/**
 * Refuses to publish a chart that cannot be drawn, or whose numbers differ from those of the newest table in the other
 * language. A publication of both languages needs both tables. Drafts are saved as they are. A program writes English before
 * Arabic, and is asked about the second.
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
  const isByProgram = !req.headers.has("host") && !req.context[byPlan];
  if (!originalDoc || !isLocale(locale) || (locale === "en" && isByProgram)) return data;
  const rows = await findEntryRows(collection.slug, originalDoc.id, req);
  const other = textOf(propertyOf(rows?.newest.table, otherLocale(locale)));
  const isOneLanguage = [req.query.publishSpecificLocale, req.context[planLanguage]].some(isLocale);
  const refusalThere = !isOneLanguage && other ? findRefusal({ ...data, table: other }) : undefined;
  if (refusalThere) return refuse(inOtherLanguage(refusalThere, otherLocale(locale)));
  const [here, there] = [textOf(data.table), other].map(readTable);
  if (!here || !there || "problem" in here || "problem" in there) return data;
  const difference = findDifference(here.table, there.table);
  return difference ? refuse({ path: "table", reason: differenceRefusal(difference, locale) }) : data;
};
