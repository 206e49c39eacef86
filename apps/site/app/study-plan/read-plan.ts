import { latinDigits } from "@miqyas/contract";
import { planFields } from "../routing/route-table.ts";
import type { PlanField } from "../routing/route-table.ts";
import { confidenceLevels } from "./sample-size.ts";
import type { StudyQuestion } from "./study-plan.ts";

interface FieldRule {
  least: number;
  most: number;
  whole?: true;
}

/** The numbers that each field accepts. */
export const fieldRules: Readonly<Record<PlanField, FieldRule>> = {
  margin: { least: 0.5, most: 30 },
  sample: { least: 10, most: 1_000_000, whole: true },
  share: { least: 1, most: 99 },
  population: { least: 10, most: 1_000_000_000, whole: true },
  effect: { least: 0.5, most: 10 },
  groups: { least: 2, most: 50, whole: true },
  smallest: { least: 1, most: 99 },
  teams: { least: 1, most: 500, whole: true },
  daily: { least: 1, most: 1_000, whole: true },
  days: { least: 1, most: 7, whole: true },
};

/** Values of fields that are left empty; other fields may stay empty. The margin's holds when there is no sample. */
export const planDefaults = { margin: 5, share: 50, effect: 1, days: 5 } as const;

/** What is wrong with a field: no number within its bounds, no whole number, or at odds with another field. */
export type PlanFault = "whole" | "range" | "aboveEqual" | "abovePopulation";

export interface ReadPlan {
  /** `null` while a field is wrong. */
  question: StudyQuestion | null;
  faults: Partial<Record<PlanField, PlanFault>>;
}

/** Groups of three digits: 1,000 in all its spellings. */
const grouped = /^\d{1,3}(?:[.,٫،٬’' \u00a0\u202f]\d{3})+$/;

/**
 * A number as it is typed: digits of both scripts, either decimal mark, groups of three, a sign of per cent. Two decimals
 * are kept. `null` for what is no number.
 */
export function readTypedNumber(typed: string, whole = false): number | null {
  const text = latinDigits(typed)
    .replace(/[\u200e\u200f\u061c±]/g, "")
    .replace(/[%٪]$/, "")
    .trim();
  if (whole && grouped.test(text)) return Number(text.replace(/\D/g, ""));
  const point = text.replace(/[,٫،٬]/, ".");
  return /^(?=.*\d)\d{0,12}(?:\.\d{1,6})?$/.test(point) ? Number(Number(point).toFixed(2)) : null;
}

function findFault(value: number | null, { least, most, whole }: FieldRule): PlanFault | null {
  if (value !== null && whole && !Number.isInteger(value)) return "whole";
  return value === null || value < least || value > most ? "range" : null;
}

/** Reads the known parameters of an address, or of a code (`plan-code.ts`). */
export function readPlan(query: URLSearchParams): ReadPlan {
  const values: Partial<Record<PlanField, number>> = {};
  const faults: ReadPlan["faults"] = {};
  for (const field of planFields) {
    const typed = query.get(field);
    if (!typed) continue;
    const value = readTypedNumber(typed, fieldRules[field].whole);
    const fault = findFault(value, fieldRules[field]);
    if (fault) faults[field] = fault;
    else if (value !== null) values[field] = value;
  }
  const { population = null, sample = null, groups = null, teams = null, daily = null } = values;
  const smallest = values.smallest ?? (groups && 100 / groups);
  // Two decimals are kept: 16.67 is a sixth.
  if (values.smallest !== undefined && groups !== null && values.smallest > 100 / groups + 0.005)
    faults.smallest = "aboveEqual";
  if (sample !== null && population !== null && sample > population) faults.sample = "abovePopulation";
  if (Object.keys(faults).length > 0) return { question: null, faults };
  const { share, effect, days } = { ...planDefaults, ...values };
  const margin = values.margin ?? (sample === null ? planDefaults.margin : null);
  const confidence = confidenceLevels.find((level) => String(level) === query.get("confidence")) ?? 95;
  return {
    question: { confidence, share, effect, population, margin, sample, smallest, teams, daily, days },
    faults,
  };
}
