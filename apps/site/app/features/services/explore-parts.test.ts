import { describe, expect, it } from "vitest";
import type { Explore } from "@miqyas/contract";
import { findExplorePart } from "./explore-parts.ts";
import type { ExplorePartName } from "./explore-parts.ts";

const titled = (...titles: string[]): Explore[] =>
  titles.map((title, index) => ({
    id: String(index),
    title,
    description: "",
    answers: [],
    image: null,
    image_details: null,
    second_image: null,
    second_image_details: null,
  }));

describe("STD-3 the part that an explore is", () => {
  it.each<[ExplorePartName, string]>([
    ["usage", "Usage: when two departments describe two customers"],
    ["usage", "USAGE"],
    ["usage", "الاستخدام: حين يصف كل قسمٍ زبونًا آخر"],
    ["usage", "استخدام الخدمة"],
    ["howItWorks", "How It Works: we listen first, then count"],
    ["howItWorks", "how it works"],
    ["howItWorks", "كيف تعمل: نُصغي أولًا ثم نحسب"],
    ["howItWorks", "كَيْفَ تَعْمَل"],
    ["whatYouGet", "What You Will Get"],
    ["whatYouGet", "What you’ll get"],
    ["whatYouGet", "ما الذي ستحصل عليه: فئات المشترين"],
  ])("finds %s in “%s”", (part, title) => {
    const explores = titled("Something else", "شيءٌ آخر", title);
    expect(findExplorePart(explores, part)?.title).toBe(title);
  });

  it("takes the first of several", () => {
    expect(findExplorePart(titled("Usage at home", "Usage at work"), "usage")?.id).toBe("0");
  });

  it("finds nothing where nothing is named", () => {
    expect(findExplorePart(titled("Tasting without the label", "ملعقةٌ بلا اسم"), "usage")).toBeNull();
    expect(findExplorePart([], "whatYouGet")).toBeNull();
  });
});
