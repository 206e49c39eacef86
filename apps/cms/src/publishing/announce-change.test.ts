import { callsShowing, kindsShownBy } from "@miqyas/contract/content-kinds";
import { expect, test } from "vitest";
import { publicReads } from "../api/v1/public-reads.ts";
import { collections } from "../collections/all-collections.ts";
import { globals } from "../globals/all-globals.ts";
import { announceChange } from "./announce-change.ts";

test("F1 what is announced when it is published is exactly what the contract knows", () => {
  const announced = [...collections, ...globals]
    .filter(({ hooks }) => (hooks?.afterChange ?? []).some((hook: unknown) => hook === announceChange))
    .map(({ slug }) => slug);
  expect(announced.toSorted()).toEqual(Object.keys(callsShowing).toSorted());
});

test("F1 every answer is dropped when what it is made from changes", () => {
  for (const { path, kinds } of publicReads) {
    expect(kinds, path).toEqual(kindsShownBy(path.split("/")[1] ?? ""));
    expect(kinds.length, path).toBeGreaterThan(0);
  }
});
