import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { axeSource } from "../../../scripts/parts/axe-source.ts";

/**
 * Finds what breaks rules of axe in a page of the admin: all rules, or those that are named. No part that is looked at is in
 * a frame: the results of frames would be put together in a page of their own, which takes as long as the test of most pages.
 * @param part a selector of what is looked at; the whole page without it
 */
export async function findViolations(page: Page, { part, rules }: { part?: string; rules?: string[] }) {
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode().options({
    // Of rules that hold axe then describes one element only. It tests every element all the same.
    resultTypes: ["violations"],
    ...(rules && { runOnly: { type: "rule", values: rules } }),
  });
  return (await (part ? axe.include(part) : axe).analyze()).violations;
}

/** Fails on every violation that axe finds in a part of the page. The admin's pages load in parts: it waits for this one. */
export async function expectAccessible(page: Page, part: string): Promise<void> {
  await expect(page.locator(part)).toBeVisible();
  expect(await findViolations(page, { part })).toEqual([]);
}
