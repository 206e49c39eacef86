import { isTooSmall, marginOfError, rounding, sampleSize } from "./sample-size.ts";
import type { Precision } from "./sample-size.ts";

/** What a visitor asks of a study (`read-plan.ts`). */
export interface StudyQuestion extends Precision {
  /** Wanted margin of error, points. With `sample` null it is never null. */
  margin: number | null;
  /** Interviews that can be paid for. */
  sample: number | null;
  /** Share of the smallest subgroup that is reported by itself, per cent; `null` without subgroups. */
  smallest: number | null;
  teams: number | null;
  /** Interviews of one team in one day. */
  daily: number | null;
  /** Days in the field each week. */
  days: number;
}

/** A sample and what it can tell. */
export interface PlannedSample {
  size: number;
  /** Margin of error of the whole sample, points. */
  margin: number;
  /** The smallest subgroup in the sample. */
  smallest: { size: number; margin: number } | null;
  /** The formula is a poor description of so few answers. */
  tooSmall: boolean;
  /** Whether everybody is asked. */
  everybody: boolean;
  field: FieldTime | null;
}

export interface FieldTime {
  /** Days in the field, whole. */
  days: number;
  /** The same in weeks, rounded up to tenths. */
  weeks: number;
}

/** The two ways to read a plan: the sample for the wanted margin, and the margin of the given sample. */
export interface StudyPlan {
  needed: PlannedSample | null;
  given: PlannedSample | null;
}

/** A share of a number, per cent, rounded up to whole people or interviews, at least one. */
const partOf = (whole: number, share: number): number => {
  const exact = (whole * share) / 100;
  return Math.max(1, Math.ceil(exact - rounding * exact));
};

/** The population of the smallest subgroup. */
const inSmallest = (question: StudyQuestion, smallest: number): StudyQuestion => ({
  ...question,
  population: question.population && partOf(question.population, smallest),
});

/** The size of the whole sample for a margin. With subgroups the margin holds for the smallest one. */
export function neededSize(margin: number, question: StudyQuestion): number {
  const { smallest, population } = question;
  if (smallest === null) return sampleSize(margin, question);
  const size = sampleSize(margin, inSmallest(question, smallest));
  return Math.min(Math.ceil((size * 100) / smallest - 1e-9), population ?? Infinity);
}

function timeInField(size: number, { teams, daily, days }: StudyQuestion): FieldTime | null {
  if (teams === null || daily === null) return null;
  const whole = Math.ceil(size / (teams * daily) - 1e-9);
  return { days: whole, weeks: Math.ceil((whole * 10) / days - 1e-9) / 10 };
}

function describe(size: number, question: StudyQuestion): PlannedSample {
  const { smallest, population } = question;
  const subgroup = smallest === null ? null : inSmallest(question, smallest);
  const everybody = population !== null && size >= population;
  const share = smallest === null ? size : Math.max(1, Math.round((size * smallest) / 100));
  const part = everybody ? (subgroup?.population ?? size) : share;
  const margin = marginOfError(size, question);
  // A rounded part may be its whole population. It is no more precise than the sample that it is a part of.
  const inPart = subgroup && Math.max(margin, marginOfError(part, subgroup));
  return {
    size,
    margin,
    smallest: inPart === null ? null : { size: part, margin: inPart },
    tooSmall: !everybody && isTooSmall(part, question),
    everybody,
    field: timeInField(size, question),
  };
}

/** Plans a study. */
export function planStudy(question: StudyQuestion): StudyPlan {
  const { margin, sample } = question;
  return {
    needed: margin === null ? null : describe(neededSize(margin, question), question),
    given: sample === null ? null : describe(sample, question),
  };
}
