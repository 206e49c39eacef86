import { describe, expect, it } from "vitest";
import { slugFrom } from "./slug-from.ts";

describe("slugFrom (BLOG-15)", () => {
  it.each([
    ["How to draw a fair sample", "how-to-draw-a-fair-sample"],
    ["  What does “expensive” mean?  ", "what-does-expensive-mean"],
    ["It's the client’s price", "its-the-clients-price"],
    ["Café — déjà vu", "cafe-deja-vu"],
    ["كيف تسحب عيّنةً عادلة؟", "كيف-تسحب-عينة-عادلة"],
    ["مـقـيـاس السـوق", "مقياس-السوق"],
    ["أسئلة المسؤول إلى آخره", "أسئلة-المسؤول-إلى-آخره"],
    ["سعر 12 سلعة", "سعر-12-سلعة"],
    ["a/b\\c?d#e%f", "a-b-c-d-e-f"],
    ["<script>", "script"],
    ["Привет мир", ""],
    ["؟ ، ؛", ""],
  ])("turns %j into %j", (title, slug) => {
    expect(slugFrom(title)).toBe(slug);
  });

  it.each(["2026", "2024–2026", "٢٠٢٦"])(
    "never gives digits only, which would be read as an id: %s",
    (title) => {
      expect(slugFrom(title)).toMatch(/^article-[\d٠-٩-]+$/);
    },
  );

  it("gives an address of bounded length that does not end in a hyphen", () => {
    const slug = slugFrom("word ".repeat(60));
    expect(slug.length).toBeLessThanOrEqual(96);
    expect(slug).not.toMatch(/^-|-$/);
  });

  it("leaves its own results as they are", () => {
    for (const title of ["A fair sample", "أسئلة المسؤول إلى آخره", "2026"])
      expect(slugFrom(slugFrom(title))).toBe(slugFrom(title));
  });
});
