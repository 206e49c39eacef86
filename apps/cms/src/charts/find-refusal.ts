import { findChartProblem } from "@miqyas/contract";
import type { Bilingual } from "../language.ts";
import { propertyOf } from "../property-of.ts";
import { textOf } from "../rich-text/rich-text-state.ts";
import { chartOf } from "./chart-of.ts";
import { chartRefusal, fieldOf, tableRefusal } from "./chart-refusals.ts";

/** Why a chart is refused, and the field beside which that is said. */
export interface Refusal {
  path: string;
  reason: Bilingual;
}

/** Why a chart cannot be shown in its language. A chart without a table is refused by its required field. */
export function findRefusal(doc: unknown): Refusal | null {
  const read = textOf(propertyOf(doc, "table")).trim() ? chartOf(doc) : null;
  if (!read) return null;
  if ("problem" in read) return { path: "table", reason: tableRefusal(read.problem) };
  const problem = read.chart ? findChartProblem(read.chart) : null;
  return problem && { path: fieldOf(problem), reason: chartRefusal(problem) };
}
