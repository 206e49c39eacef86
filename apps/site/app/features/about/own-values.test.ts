import { describe, expect, it } from "vitest";
import type { CoreValue } from "@miqyas/contract";
import { completeValues, ownPlates } from "./own-values.ts";

const own = (key: string) => ({ title: `own ${key}`, description: "" });
const given = (key: CoreValue["key"]): CoreValue => ({
  key,
  title: `given ${key}`,
  description: "",
  image: "/media/x.avif",
  image_details: null,
});

describe("ABT-6 the four values", () => {
  it("stand in their order, whatever order they come in", () => {
    const shown = completeValues([given("client_centric"), given("be_first")], own);
    expect(shown.map(({ key }) => key)).toEqual([
      "be_first",
      "creativity",
      "powerful_information",
      "client_centric",
    ]);
  });

  it("take the site's own words where the backend has none", () => {
    const shown = completeValues([given("creativity")], own);
    expect(shown.map(({ title }) => title)).toEqual([
      "own be_first",
      "given creativity",
      "own powerful_information",
      "own client_centric",
    ]);
  });

  it("have a plate each", () => {
    expect(new Set(Object.values(ownPlates)).size).toBe(4);
  });
});
