import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findAddress } from "../routing/find-address.ts";
import { planFields } from "../routing/route-table.ts";
import { decodePlan, encodePlan } from "./plan-code.ts";
import { readPlan, readTypedNumber } from "./read-plan.ts";
import { planStudy } from "./study-plan.ts";

const read = (query: string) => readPlan(new URLSearchParams(query));
const plan = (query: string) => {
  const { question } = read(query);
  if (!question) throw new Error(`Not a plan: ${query}`);
  return planStudy(question);
};

describe("readTypedNumber", () => {
  test.each([
    ["٣٨٥", 385],
    ["۳٫۵", 3.5],
    ["3,5", 3.5],
    ["٢٫٥٪", 2.5],
    ["±3 %", 3],
    [" 0.255 ", 0.26],
  ])("PLAN-3 reads either script and either decimal mark: %s", (typed, value) => {
    expect(readTypedNumber(typed)).toBe(value);
  });

  test.each([
    ["1,000", 1000],
    ["1.000.000", 1_000_000],
    ["١٬٢٠٠", 1200],
    ["٢٣،٠٠٠", 23_000],
    ["23 000 000", 23_000_000],
    ["1,5", 1.5],
  ])("PLAN-3 knows groups of three in whole numbers: %s", (typed, value) => {
    expect(readTypedNumber(typed, true)).toBe(value);
  });

  test.each(["", "many", "-3", "1e3", "1.2.3", "0x10", "Infinity", "NaN"])("PLAN-3 refuses %s", (typed) => {
    expect(readTypedNumber(typed)).toBeNull();
  });
});

describe("readPlan", () => {
  test("PLAN-1 an address without a number asks for 5 points at 95 %", () => {
    expect(read("").question).toEqual({
      ...{ confidence: 95, share: 50, effect: 1, population: null, margin: 5, sample: null },
      ...{ smallest: null, teams: null, daily: null, days: 5 },
    });
    expect(read("sample=400").question).toMatchObject({ margin: null, sample: 400 });
    expect(read("sample=400&margin=3&confidence=99").question).toMatchObject({ margin: 3, confidence: 99 });
  });

  test("PLAN-3 says what is wrong with each field", () => {
    expect(read("margin=x&sample=40.5&share=0&groups=4&smallest=30")).toEqual({
      question: null,
      faults: { margin: "range", sample: "whole", share: "range", smallest: "aboveEqual" },
    });
    expect(read("sample=500&population=400").faults).toEqual({ sample: "abovePopulation" });
    expect(read("groups=6&smallest=16.67").faults).toEqual({});
    expect(read("groups=6&smallest=16.7").faults).toEqual({ smallest: "aboveEqual" });
  });

  test("PLAN-3 anything that is typed is a plan or has a fault", () => {
    const typed = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...planFields), typed), (fields) => {
        const { question, faults } = readPlan(new URLSearchParams(fields));
        expect(question === null).toBe(Object.keys(faults).length > 0);
        if (!question) return;
        const { needed, given } = planStudy(question);
        for (const sample of [needed, given])
          if (sample)
            for (const value of [sample.size, sample.margin, sample.smallest?.margin ?? 0])
              expect(Number.isFinite(value)).toBe(true);
        expect(needed ?? given).not.toBeNull();
      }),
    );
  });
});

describe("planStudy", () => {
  test("PLAN-2 answers both ways", () => {
    expect(plan("margin=3&sample=400")).toMatchObject({ needed: { size: 1068 }, given: { size: 400 } });
    expect(plan("sample=400").given?.margin).toBeCloseTo(4.9, 1);
    expect(plan("sample=400").needed).toBeNull();
  });

  test("PLAN-4 the margin holds for the smallest subgroup", () => {
    const { needed } = plan("margin=5&groups=4");
    expect(needed).toMatchObject({ size: 1540, smallest: { size: 385 } });
    expect(plan("margin=5&smallest=10").needed?.size).toBe(3850);
    expect(plan("margin=5&smallest=10&population=1000").needed).toMatchObject({ size: 800 });
  });

  test("PLAN-4 never asks more people than there are, and each part keeps its margin", () => {
    const query = fc.record({
      margin: fc.integer({ min: 1, max: 30 }).map(String),
      smallest: fc.integer({ min: 1, max: 99 }).map(String),
      population: fc.integer({ min: 10, max: 100_000 }).map(String),
    });
    fc.assert(
      fc.property(query, (fields) => {
        const { needed } = plan(new URLSearchParams(fields).toString());
        expect(needed?.size).toBeLessThanOrEqual(Number(fields.population));
        expect(needed?.smallest?.margin).toBeLessThanOrEqual(Number(fields.margin) + 1e-6);
      }),
    );
  });

  test("PLAN-4 equal parts of a population are no larger than they are, and no part is more precise than the whole", () => {
    expect(plan("groups=3&population=30").needed).toMatchObject({ size: 30, smallest: { size: 10 } });
    expect(plan("population=1000&sample=996&smallest=10").given?.smallest?.margin).toBeCloseTo(0.2, 1);
    const query = fc.record({
      groups: fc.integer({ min: 2, max: 50 }),
      each: fc.integer({ min: 10, max: 2000 }),
      margin: fc.integer({ min: 1, max: 10 }),
      sample: fc.integer({ min: 10, max: 3000 }),
    });
    fc.assert(
      fc.property(query, ({ groups, each, margin, sample }) => {
        const parts = `groups=${groups}&population=${groups * each}`;
        const inEach = plan(`margin=${margin}&population=${each}`).needed?.size ?? 0;
        expect(plan(`${parts}&margin=${margin}`).needed?.size).toBe(inEach * groups);
        const { given } = plan(`${parts}&sample=${Math.min(sample, groups * each)}`);
        expect(given?.smallest?.margin).toBeGreaterThanOrEqual(given?.margin ?? Infinity);
      }),
    );
  });

  test("PLAN-5 days in the field are whole, weeks in tenths, both rounded up", () => {
    expect(plan("margin=3&teams=4&daily=20").needed?.field).toEqual({ days: 14, weeks: 2.8 });
    expect(plan("sample=400&teams=2&daily=20&days=6").given?.field).toEqual({ days: 10, weeks: 1.7 });
    expect(plan("sample=400&teams=2").given?.field).toBeNull();
  });
});

describe("plan codes", () => {
  test("PLAN-6 carries every number to the contact form", () => {
    const query = new URLSearchParams("margin=٢٫٥&population=23,000,000&confidence=99&teams=4&daily=20");
    const code = encodePlan(query);
    expect(code).toBe("99_2.5___23000000____4_20");
    expect(decodePlan(code)).toEqual(readPlan(query).question);
  });

  test("PLAN-6 every plan has a code that the contact page accepts", () => {
    const fields = fc.dictionary(fc.constantFrom(...planFields, "confidence"), fc.nat(99).map(String));
    fc.assert(
      fc.property(fields, (typed) => {
        const { query } = findAddress("/plan", new URLSearchParams(typed).toString()) ?? { query: "" };
        const { question } = read(query);
        const code = encodePlan(new URLSearchParams(query));
        expect(findAddress("/contact", `?plan=${code}`)?.query).toBe(`?plan=${code}`);
        expect(decodePlan(code)).toEqual(question);
      }),
    );
  });

  test("PLAN-6 reads nothing that is no plan", () => {
    for (const code of ["95_9999", "95__5", "95_3_1_2_3_4_5_6_7_8_9_10_11", "95_1.2.3"])
      expect(decodePlan(code)).toBeNull();
    expect(decodePlan("95")).toMatchObject({ margin: 5 });
  });
});
