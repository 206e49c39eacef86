import { describe, expect, it } from "vitest";
import { createPicture } from "../../server/testing/sample-documents.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";

const { payload, database } = await startTestCms();

const create = async (title: string) =>
  (
    await payload.create({
      collection: "blogs",
      data: { title, created_on: "2026-01-01", _status: "published" },
    })
  ).id;

/** How many versions of an article, or of the page about our vision, are the newest. */
async function countNewest(id?: number): Promise<number> {
  const { rows } = await payload.db.pool.query<{ count: number }>(
    id
      ? `SELECT count(*)::int FROM _blogs_v WHERE latest AND parent_id = ${id}`
      : "SELECT count(*)::int FROM _our_vision_v WHERE latest",
  );
  return rows[0]?.count ?? 0;
}

describe("saves at the same time (WRITE-1)", () => {
  it("leave one newest version: by the form itself, by the button, published, and among many", async () => {
    const id = await create("First");
    const [other, third] = [await create("Second"), await create("Third")];
    for (let round = 1; round <= 10; round++) {
      const entry = { collection: "blogs", id } as const;
      const draft = { draft: true, data: { title: `Draft ${round}`, _status: "draft" } } as const;
      await Promise.all([
        payload.update({ ...entry, ...draft, autosave: true }),
        payload.update({ ...entry, ...draft }),
        payload.update({ ...entry, data: { title: `Public ${round}`, _status: "published" } }),
        payload.update({
          ...({ collection: "blogs", where: { id: { in: [id, other, third] } } } as const),
          ...draft,
        }),
      ]);
      expect(await countNewest(id)).toBe(1);
    }
  });

  it("give articles of one title slugs of their own (BLOG-15)", async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => create("One title")));
    const { docs } = await payload.find({ collection: "blogs", where: { id: { in: ids } } });
    const slugs = ["one-title", "one-title-2", "one-title-3", "one-title-4", "one-title-5"];
    expect(docs.map(({ slug }) => slug).toSorted()).toEqual(slugs);
  });

  it("leave one newest version of an entry that is restored", async () => {
    const id = await create("Before");
    const { docs } = await payload.findVersions({ collection: "blogs", where: { parent: { equals: id } } });
    for (let round = 1; round <= 5; round++) {
      await Promise.all([
        payload.restoreVersion({ collection: "blogs", id: String(docs[0]?.id) }),
        payload.update({ collection: "blogs", id, draft: true, data: { title: `Draft ${round}` } }),
      ]);
      expect(await countNewest(id)).toBe(1);
    }
  });

  it("leave no version of an entry that is removed, with which the search for everything would fail", async () => {
    for (let round = 1; round <= 10; round++) {
      const id = await create(`Removed ${round}`);
      const entry = { collection: "blogs", id } as const;
      const draft = { draft: true, autosave: true, data: { title: "Draft", _status: "draft" } } as const;
      const [saved, removed] = await Promise.allSettled([
        payload.update({ ...entry, ...draft }),
        payload.delete(entry),
      ]);
      expect(removed.status).toBe("fulfilled");
      if (saved.status === "rejected") expect(saved.reason).toMatchObject({ status: 404 });
    }
    const orphans = "SELECT count(*)::int FROM _blogs_v WHERE parent_id IS NULL";
    expect((await payload.db.pool.query(orphans)).rows).toEqual([{ count: 0 }]);
  });

  it("leave one newest version of a page", async () => {
    for (let round = 1; round <= 10; round++) {
      await Promise.all(
        [true, false].map((autosave) =>
          payload.updateGlobal({
            ...({ slug: "our-vision", draft: true, autosave } as const),
            data: { description: `Text ${round}`, _status: "draft" },
          }),
        ),
      );
      expect(await countNewest()).toBe(1);
    }
  });

  it.each(["draft", "published"] as const)(
    "are kept by a change of many to %s that has begun before",
    async (status) => {
      const [first, second] = [await create("First"), await create("Second")];
      const colleague = await payload.db.pool.connect();
      try {
        await colleague.query("BEGIN");
        await colleague.query(`SELECT FROM blogs WHERE id = ${first} FOR UPDATE`);
        const many = payload.update({
          ...({ collection: "blogs", where: { id: { in: [first, second] } }, draft: true } as const),
          data: { _status: status },
        });
        const waiting = "SELECT FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'";
        await expect
          .poll(async () => (await payload.db.pool.query(waiting, [database.name])).rowCount, {
            timeout: 10_000,
          })
          .toBe(1);
        await payload.update({ collection: "blogs", id: second, draft: true, data: { title: "Third" } });
        await colleague.query("COMMIT");
        expect((await many).errors).toEqual([]);
      } finally {
        colleague.release(true);
      }
      expect(await payload.findByID({ collection: "blogs", id: second, draft: true })).toMatchObject({
        ...{ title: "Third", _status: status },
      });
    },
  );

  it("left several newest versions before; a migration keeps the last", async () => {
    const id = await create("First");
    await payload.update({ collection: "blogs", id, draft: true, data: { title: "Second" } });
    await payload.db.pool.query("UPDATE _blogs_v SET latest = true; UPDATE _our_vision_v SET latest = true");
    const { up } = await import("../migrations/20261125_022000_one_newest_version.ts");
    await up({ db: payload.db.drizzle } as never);
    expect([await countNewest(id), await countNewest()]).toEqual([1, 1]);
    expect(await payload.findByID({ collection: "blogs", id, draft: true })).toMatchObject({
      title: "Second",
    });
  });

  it("keep the texts of both languages", async () => {
    const id = await create("English");
    for (let round = 1; round <= 10; round++) {
      await Promise.all(
        (["en", "ar"] as const).map((locale) =>
          payload.update({
            ...({ collection: "blogs", id, locale, draft: true, autosave: true } as const),
            data: { title: `${locale} ${round}`, _status: "draft" },
          }),
        ),
      );
      const newest = await payload.findByID({ collection: "blogs", id, locale: "all", draft: true });
      expect(newest.title).toEqual({ en: `en ${round}`, ar: `ar ${round}` });
    }
  });

  it("keep the texts of both languages where there are no drafts", async () => {
    const { id } = await payload.create({ collection: "faq-categories", data: { name: "English" } });
    const picture = await createPicture(payload, { en: "English", ar: "عربي" });
    for (let round = 1; round <= 10; round++) {
      await Promise.all(
        (["en", "ar"] as const).flatMap((locale) => [
          payload.update({ collection: "faq-categories", id, locale, data: { name: `${locale} ${round}` } }),
          payload.update({ collection: "media", id: picture, locale, data: { alt: `${locale} ${round}` } }),
          payload.updateGlobal({
            slug: "site-settings",
            locale,
            data: { agency_name: `${locale} ${round}` },
          }),
        ]),
      );
      const both = { en: `en ${round}`, ar: `ar ${round}` };
      const category = await payload.findByID({ collection: "faq-categories", id, locale: "all" });
      const { alt } = await payload.findByID({ collection: "media", id: picture, locale: "all" });
      const settings = await payload.findGlobal({ slug: "site-settings", locale: "all" });
      expect([category.name, alt, settings.agency_name]).toEqual([both, both, both]);
    }
  });
});
