import AxeBuilder from "@axe-core/playwright";
import { expect, open, test } from "./support/test.ts";
import { pages } from "./support/pages.ts";

for (const path of [...pages, "/nowhere", "/__styleguide"])
  test(`axe finds nothing on ${path}`, async ({ page, at, expectNoise }) => {
    expectNoise(/404/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, at(path));
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
    ).toEqual([]);
  });
