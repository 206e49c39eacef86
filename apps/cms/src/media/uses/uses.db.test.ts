import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { startTestCms } from "../../../server/testing/start-test-cms.ts";

const { payload, database } = await startTestCms();

async function picture(): Promise<number> {
  const data = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#10565b" } })
    .png()
    .toBuffer();
  const file = { data, name: "a.png", mimetype: "image/png", size: data.length };
  const { id } = await payload.create({ collection: "media", data: { alt: "A wall" }, file });
  return id;
}

/** A text with a paragraph and a picture. */
const textWith = (id: number) => ({
  root: {
    ...{ type: "root", format: "" as const, indent: 0, version: 1, direction: null },
    children: [
      { type: "paragraph", format: "", indent: 0, version: 1, direction: null, children: [] },
      { type: "upload", version: 3, format: "", id: "a", fields: {}, relationTo: "media", value: id },
    ],
  },
});

/** The refusal to delete a file, or "deleted". */
const deletion = (id: number) =>
  payload.delete({ collection: "media", id }).then(
    () => "deleted",
    (error: unknown) => String(error),
  );

const published = { created_on: "2026-01-01", _status: "published" as const };

describe("deleting a file", () => {
  it("is refused while an article shows it, as cover or in its text in any language", async () => {
    const [cover, inside] = [await picture(), await picture()];
    const data = { ...published, title: "Prices", cover_image: cover };
    const { id } = await payload.create({ collection: "blogs", data });
    await payload.update({
      collection: "blogs",
      id,
      locale: "ar",
      data: { title: "الأسعار", content: textWith(inside) },
    });
    expect(await deletion(cover)).toContain("Article “Prices”");
    expect(await deletion(inside)).toContain("Article “Prices”");
    await payload.delete({ collection: "blogs", id });
    expect(await deletion(cover)).toBe("deleted");
    expect(await deletion(inside)).toBe("deleted");
  });

  it("is refused while only a newer draft shows it, or an article in the trash", async () => {
    const file = await picture();
    const { id } = await payload.create({ collection: "blogs", data: { ...published, title: "Drafted" } });
    await payload.update({ collection: "blogs", id, draft: true, data: { cover_image: file } });
    expect(await deletion(file)).toContain("Article “Drafted” (draft)");
    await payload.update({ collection: "blogs", id, data: { deletedAt: new Date().toISOString() } });
    expect(await deletion(file)).toContain("(in the trash)");
  });

  it("is refused while a row of pictures or a page shows it", async () => {
    const [row, hero, introduction] = [await picture(), await picture(), await picture()];
    await payload.create({ collection: "tool-we-uses", data: { name: "Sieve", images: [{ image: row }] } });
    await payload.updateGlobal({ slug: "home-page", draft: true, data: { hero_image: hero } });
    await payload.updateGlobal({
      slug: "markets-page",
      draft: true,
      locale: "ar",
      data: { introduction: textWith(introduction) },
    });
    expect(await deletion(row)).toContain("Tool “Sieve”");
    expect(await deletion(hero)).toContain("Home page (draft)");
    expect(await deletion(introduction)).toContain("Markets page (draft)");
  });

  it("moves an unused file to the trash, where its files stay; one in use is refused", async () => {
    const [used, unused] = [await picture(), await picture()];
    const { id } = await payload.create({
      collection: "blogs",
      data: { ...published, title: "Kept", cover_image: used },
    });
    const trash = (file: number) =>
      payload.update({ collection: "media", id: file, data: { deletedAt: new Date().toISOString() } });
    await expect(trash(used)).rejects.toThrow("“Kept”");
    const { filename } = await trash(unused);
    expect(existsSync(path.join(database.mediaDir, filename ?? ""))).toBe(true);
    await expect(
      payload.update({ collection: "blogs", id, data: { cover_image: unused } }),
    ).rejects.toThrow();
    await payload.update({ collection: "media", id: unused, trash: true, data: { deletedAt: null } });
    await payload.update({ collection: "blogs", id, data: { cover_image: unused } });
    await trash(used);
    await payload.delete({ collection: "media", id: used, trash: true });
  });

  it("is refused in bulk for the files in use alone", async () => {
    const [used, unused] = [await picture(), await picture()];
    await payload.create({ collection: "blogs", data: { ...published, title: "Bulk", cover_image: used } });
    const { docs, errors } = await payload.delete({
      collection: "media",
      where: { id: { in: [used, unused] } },
    });
    expect(docs.map(({ id }) => id)).toEqual([unused]);
    expect(errors).toEqual([
      expect.objectContaining({ id: used, message: expect.stringContaining("“Bulk”") as string }),
    ]);
  });
});
