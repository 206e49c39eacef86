import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { startTestCms } from "../../../server/testing/start-test-cms.ts";

const { payload } = await startTestCms();

interface Texts {
  alt?: string;
  alt_en?: string | null;
  alt_ar?: string | null;
}

async function create(texts: Texts, locale: "en" | "ar" = "en") {
  const data = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#10565b" } })
    .png()
    .toBuffer();
  const file = { data, name: "a.png", mimetype: "image/png", size: data.length };
  return payload.create({ collection: "media", locale, data: texts, file });
}

const update = (id: number, data: Texts, locale: "en" | "ar" = "en") =>
  payload.update({ collection: "media", id, locale, data });

const stored = async (id: number) =>
  (await payload.findByID({ collection: "media", id, locale: "all" })).alt as unknown;

describe("what a picture shows, in both languages of one form", () => {
  it.each(["en", "ar"] as const)("is saved at once, in a form in %s", async (locale) => {
    const texts = { alt_en: "A wall", alt_ar: "جدار" };
    const { id, ...created } = await create(texts, locale);
    expect(created).toMatchObject({ ...texts, alt: locale === "ar" ? "جدار" : "A wall" });
    expect(await stored(id)).toEqual({ en: "A wall", ar: "جدار" });
    const changed = { alt_en: " An arch ", alt_ar: "قوس" };
    expect(await update(id, changed, locale)).toMatchObject({ alt_en: "An arch", alt_ar: "قوس" });
    expect(await stored(id)).toEqual({ en: "An arch", ar: "قوس" });
    expect(await payload.findByID({ collection: "media", id, locale })).toMatchObject({
      ...{ alt_en: "An arch", alt_ar: "قوس" },
    });
  });

  it.each(["en", "ar"] as const)("may lack one, in a form in %s", async (locale) => {
    const { id } = await create({ alt_en: "", alt_ar: "جدار" }, locale);
    expect(await stored(id)).toEqual({ ar: "جدار" });
    await update(id, { alt_en: "A wall", alt_ar: null }, locale);
    expect(await stored(id)).toEqual({ en: "A wall" });
  });

  it("is refused without a word in any", async () => {
    await expect(create({ alt_en: " ", alt_ar: "" })).rejects.toThrow();
    await expect(create({})).rejects.toThrow();
    await expect(create({ alt_en: "A wall", alt_ar: "ج".repeat(301) })).rejects.toThrow();
    const { id } = await create({ alt: "A wall" });
    await expect(update(id, { alt_en: "" })).rejects.toThrow();
    expect(await stored(id)).toEqual({ en: "A wall" });
  });

  it("follows a change of one language", async () => {
    const { id } = await create({ alt: "A wall" });
    await update(id, { alt: "جدار" }, "ar");
    expect(await stored(id)).toEqual({ en: "A wall", ar: "جدار" });
    await update(id, { alt: "An arch" });
    expect(await stored(id)).toEqual({ en: "An arch", ar: "جدار" });
  });
});
