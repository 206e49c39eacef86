import { describe, expect, it } from "vitest";
import { startTestCms } from "../../server/testing/start-test-cms.ts";

const { payload } = await startTestCms();

describe("a copied entry", () => {
  it("WRITE-1 BLOG-15 is named a copy in each language, is dated today, and gets its address from its own title", async () => {
    const original = await payload.create({
      collection: "blogs",
      locale: "en",
      data: { title: "The price of bread", created_on: "2020-01-01", _status: "published" },
    });
    await payload.update({
      collection: "blogs",
      id: original.id,
      locale: "ar",
      data: { title: "سعر الخبز", _status: "published" },
    });
    const copy = await payload.duplicate({ collection: "blogs", id: original.id, locale: "en", draft: true });
    const inArabic = await payload.findByID({
      collection: "blogs",
      id: copy.id,
      locale: "ar",
      draft: true,
    });
    expect(copy).toMatchObject({ title: "The price of bread (copy)", slug: null });
    expect(inArabic.title).toBe("سعر الخبز (نسخة)");
    expect(copy.created_on.slice(0, 4)).not.toBe("2020");
    const renamed = await payload.update({
      collection: "blogs",
      id: copy.id,
      locale: "en",
      data: { title: "The price of rice", _status: "published" },
    });
    expect(renamed.slug).toBe("the-price-of-rice");
  });

  it("B22 keeps a title of the greatest length", async () => {
    const { id } = await payload.create({
      collection: "our-partners",
      locale: "ar",
      data: { name: "م".repeat(300) },
      draft: true,
    });
    const { name } = await payload.duplicate({ collection: "our-partners", id, locale: "ar", draft: true });
    expect(name).toMatch(/^م{280} \(نسخة\)$/);
  });
});
