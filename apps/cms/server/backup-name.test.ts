import { expect, test } from "vitest";
import { backupName, leftoverName, nameOf, timeOf } from "./backup-name.ts";

test("R24 the name of a backup has its time, and what a killed one leaves is told from it", () => {
  const time = new Date("2026-11-28T02:30:15.000Z");
  const name = nameOf(time);
  expect(name).toBe("miqyas-20261128T023015Z.tar");
  expect(timeOf(name)).toBe(time.getTime());
  expect([name, `${name}.partial`, `${name}.partial-parts`].map((one) => backupName.test(one))).toEqual([
    ...[true, false, false],
  ]);
  expect([name, `${name}.partial`, `${name}.partial-parts`].map((one) => leftoverName.test(one))).toEqual([
    ...[false, true, true],
  ]);
});
