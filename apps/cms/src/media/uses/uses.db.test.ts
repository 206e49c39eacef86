import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { startTestCms } from "../../../server/testing/start-test-cms.ts";

const { payload, database } = await startTestCms();

const size = { width: 20, height: 20, channels: 3 } as const;
const data = await sharp({ create: { ...size, background: "#10565b" } })
  .png()
  .toBuffer();
const file = { data, name: "a.png", mimetype: "image/png", size: data.length };

async function picture(): Promise<number> {
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

/** A text with a paragraph and a list, in which a link leads to an address. */
const linkTo = (url: string) => {
  const node = { format: "" as const, indent: 0, version: 1, direction: null };
  const link = {
    ...{ ...node, type: "link", version: 3, id: "a", fields: { linkType: "custom", url, newTab: false } },
    children: [
      { type: "text", version: 1, text: "The table", format: 0, mode: "normal", style: "", detail: 0 },
    ],
  };
  const item = { ...node, type: "listitem", value: 1, children: [link] };
  const list = { ...node, type: "list", listType: "bullet", tag: "ul", start: 1, children: [item] };
  return { root: { ...node, type: "root", children: [list] } };
};

const addressOf = async (id: number) =>
  `/media/${(await payload.findByID({ collection: "media", id })).filename}`;

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

  it("is refused while a text, a field or a redirect leads to its address", async () => {
    const [article, draft, page, old] = [await picture(), await picture(), await picture(), await picture()];
    const { id } = await payload.create({ collection: "blogs", data: { ...published, title: "Linked" } });
    const arabic = {
      title: "موصول",
      content: linkTo(`https://miqyas.example${await addressOf(article)}?a#b`),
    };
    await payload.update({ collection: "blogs", id, locale: "ar", data: arabic });
    const content = linkTo((await addressOf(draft)).replace(".webp", "-20.avif"));
    await payload.update({ collection: "blogs", id, draft: true, data: { content } });
    await payload.updateGlobal({
      slug: "site-settings",
      data: { agency_name: "Miqyas", footer_links: [{ label: "PDF", address: await addressOf(page) }] },
    });
    await payload.create({
      collection: "redirects",
      data: { from: "/old-file", kind: "path", path: await addressOf(old) },
    });
    expect(await deletion(article)).toContain("Article “Linked”");
    expect(await deletion(draft)).toContain("Article “Linked” (draft)");
    expect(await deletion(page)).toContain("Site settings");
    expect(await deletion(old)).toContain("Redirect “/old-file”");
    await payload.update({ collection: "blogs", id, draft: true, data: { content: null } });
    expect(await deletion(draft)).toBe("deleted");
  });

  it("replaces a file that an article shows, and none to whose address it leads", async () => {
    const [shown, linked] = [await picture(), await picture()];
    const data = {
      ...published,
      title: "Both",
      cover_image: shown,
      content: linkTo(await addressOf(linked)),
    };
    await payload.create({ collection: "blogs", data });
    const replace = (id: number) => payload.update({ collection: "media", id, data: {}, file });
    await replace(shown);
    await expect(replace(linked)).rejects.toThrow("Article “Both”");
    const several = { id: { in: [shown, linked] } };
    await expect(payload.update({ collection: "media", where: several, data: {}, file })).rejects.toThrow(
      "replaces one file only",
    );
    const table = { ...file, data: Buffer.from("a,b\n1,2\n"), name: "a.csv", mimetype: "text/csv" };
    const replaceByTable = (id: number) => payload.update({ collection: "media", id, data: {}, file: table });
    await expect(replaceByTable(shown)).rejects.toThrow("of another kind");
    expect(await replaceByTable(await picture())).toMatchObject({ width: null, mimeType: "text/csv" });
    expect(existsSync(path.join(database.mediaDir, (await addressOf(linked)).slice(7)))).toBe(true);
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
