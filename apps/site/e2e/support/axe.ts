import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { axeSource } from "../../../../scripts/parts/axe-source.ts";
import { expect } from "./test.ts";

const values = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails on every violation that axe finds in the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page, axeSource })
    // Of rules that hold axe then describes one element only. It tests every element all the same.
    .options({ runOnly: { type: "tag", values }, resultTypes: ["violations"] })
    // The results of several frames are put together in a page of their own, which takes as long as the test of most pages.
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
  ).toEqual([]);
}
