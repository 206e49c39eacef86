import { describe, expect, it } from "vitest";
import { describeLeftOut } from "./left-out.ts";
import { nameOfPicture, problemOfPicture } from "./pasted-picture.ts";

describe("problemOfPicture", () => {
  it.each([
    ["data:image/png;base64,iVBORw0KGgo=", undefined],
    ["data:image/png;base64," + "A".repeat(14_000_000), "size"],
    ["data:image/svg+xml;base64,PHN2Zz4=", "format"],
    ["data:image/png,raw", "format"],
    ["https://example.org/a.png", "foreign"],
    ["file:///C:/Users/a/image001.png", "missing"],
    ["cid:image001", "missing"],
    ["", "missing"],
  ])("B8 finds out why %.40s cannot be uploaded", (address, problem) => {
    expect(problemOfPicture(address)).toBe(problem);
  });
});

describe("nameOfPicture", () => {
  it.each([
    ["https://example.org/pictures/a.png?w=1", "a.png (example.org)"],
    ["https://example.org/hash", "example.org"],
    ["file:///C:/Users/a/image001.png", "image001.png"],
    ["data:image/svg+xml;base64,PHN2Zz4=", "image/svg+xml"],
  ])("names %s", (address, name) => {
    expect(nameOfPicture(address)).toBe(name);
  });
});

describe("describeLeftOut", () => {
  const parts = Array.from({ length: 7 }, (_, index) => ({
    reason: "foreign" as const,
    name: `${index}.png`,
  }));

  it("writes one sentence per reason, and counts the names beyond five", () => {
    const [pictures, links, ...more] = describeLeftOut([...parts, { reason: "link", name: "here" }], "en");
    expect(pictures?.sentence).toMatch(/on another website.*drag them/);
    expect(pictures?.names).toEqual(["0.png", "1.png", "2.png", "3.png", "4.png", "and 2 more"]);
    expect(links?.names).toEqual(["here"]);
    expect(more).toEqual([]);
  });

  it("writes Arabic with its own digits", () => {
    expect(describeLeftOut(parts, "ar")[0]?.names.at(-1)).toBe("وغيرها (٢)");
  });
});
