import type { MigrateUpArgs } from "@payloadcms/db-postgres";
import type { Endpoint } from "payload";
import { createLocalReq } from "payload";
import { beforeAll, describe, expect, it } from "vitest";
import { paragraph } from "../../server/testing/sample-documents.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";
import type { User } from "../payload-types.ts";
import { countStates } from "./count-states.ts";

const { payload, database } = await startTestCms();
let translator: User;

beforeAll(async () => {
  translator = await payload.create({
    collection: "users",
    data: { name: "T", email: "t@miqyas.example", password: "a password of theirs", role: "translator" },
  });
});

interface Save {
  title?: string;
  created_on?: string;
  _status?: "draft" | "published";
}

const create = async (data: Save, locale: "en" | "ar" = "en") => {
  const { id } = await payload.create({
    collection: "trends-in-markets",
    locale,
    draft: data._status !== "published",
    data: { title: "Trend", created_on: "2026-01-01", ...data },
  });
  return id;
};

const save = (id: number, locale: "en" | "ar", data: Save, query: Record<string, string> = {}) =>
  payload.update({
    collection: "trends-in-markets",
    id,
    locale,
    draft: data._status !== "published",
    data,
    req: { query },
  });

/** The states as the list of the admin reads them. */
async function statesOf(id: number) {
  const draft = await payload.findByID({ collection: "trends-in-markets", id, draft: true });
  return { en: draft.en_state, ar: draft.ar_state };
}

/** The states as the public API reads them. */
async function publicStatesOf(id: number) {
  const live = await payload.findByID({ collection: "trends-in-markets", id });
  return { en: live.en_state, ar: live.ar_state };
}

describe("the state of each language of an entry (LANG-14)", () => {
  it("goes from missing through draft to published", async () => {
    const id = await create({ title: "Rain" });
    expect(await statesOf(id)).toEqual({ en: "draft", ar: "missing" });
    await save(id, "ar", { title: "مطر" });
    expect(await statesOf(id)).toEqual({ en: "draft", ar: "draft" });
    await save(id, "en", { _status: "published" });
    expect(await statesOf(id)).toEqual({ en: "published", ar: "published" });
    expect(await publicStatesOf(id)).toEqual({ en: "published", ar: "published" });
  });

  it("stays published while a newer draft waits, and goes back to draft when the entry is unpublished", async () => {
    const id = await create({ title: "Wind", _status: "published" });
    await save(id, "ar", { title: "ريح" });
    expect(await publicStatesOf(id)).toEqual({ en: "published", ar: "draft" });
    expect(await statesOf(id)).toEqual({ en: "published", ar: "draft" });
    await payload.update({ collection: "trends-in-markets", id, data: { _status: "draft" } });
    expect(await publicStatesOf(id)).toEqual({ en: "draft", ar: "draft" });
  });

  it("is outdated once a changed source text is public, and no longer when it is translated again", async () => {
    const id = await create({ title: "Old", _status: "published" });
    await save(id, "ar", { title: "قديم", _status: "published" });
    await save(id, "en", { title: "Newer" });
    expect(await statesOf(id)).toEqual({ en: "published", ar: "published" });
    await save(id, "en", { title: "Newest", _status: "published" });
    expect(await statesOf(id)).toEqual({ en: "published", ar: "outdated" });
    await save(id, "ar", { created_on: "2026-02-02" });
    expect(await statesOf(id)).toEqual({ en: "published", ar: "outdated" });
    await save(id, "ar", { title: "أحدث" });
    expect(await statesOf(id)).toEqual({ en: "published", ar: "published" });
  });

  it("takes the language that was written first as the source", async () => {
    const id = await create({ title: "أصل", _status: "published" }, "ar");
    await save(id, "en", { title: "Translation", _status: "published" });
    await save(id, "en", { title: "Better translation", _status: "published" });
    expect(await statesOf(id)).toEqual({ en: "published", ar: "published" });
    await save(id, "ar", { title: "أصل جديد", _status: "published" });
    expect(await statesOf(id)).toEqual({ en: "outdated", ar: "published" });
  });

  it("is not changed by autosaved drafts of an outdated translation, whose author is still writing", async () => {
    const id = await create({ title: "Sea", _status: "published" });
    await save(id, "ar", { title: "بحر", _status: "published" });
    await save(id, "en", { title: "Ocean", _status: "published" });
    await save(id, "ar", { title: "مح" }, { autosave: "true" });
    expect(await statesOf(id)).toEqual({ en: "published", ar: "outdated" });
    await save(id, "en", { title: "The ocean", _status: "published" });
    expect(await statesOf(id)).toEqual({ en: "published", ar: "outdated" });
    await save(id, "ar", { title: "محيط", _status: "published" });
    expect(await statesOf(id)).toEqual({ en: "published", ar: "published" });
  });

  it("is outdated when its source is published after an autosaved translation", async () => {
    const id = await create({ title: "River", _status: "published" });
    await save(id, "ar", { title: "نهر", _status: "published" });
    await save(id, "ar", { title: "النه" }, { autosave: "true" });
    await save(id, "en", { title: "The river", _status: "published" });
    expect(await statesOf(id)).toEqual({ en: "published", ar: "outdated" });
  });

  it("needs every required text, and the long text if the source has one", async () => {
    const { id } = await payload.create({
      collection: "blogs",
      data: { title: "Long", content: paragraph("Words"), created_on: "2026-01-01", _status: "published" },
    });
    const blog = async (content?: ReturnType<typeof paragraph>) => {
      const data = { title: "طويل", ...(content && { content }), _status: "published" as const };
      return payload.update({ collection: "blogs", id, locale: "ar", data });
    };
    expect(await blog()).toMatchObject({ en_state: "published", ar_state: "missing" });
    expect(await blog(paragraph(" "))).toMatchObject({ ar_state: "missing" });
    expect(await blog(paragraph("كلمات"))).toMatchObject({ en_state: "published", ar_state: "published" });
  });

  it("keeps the times of an entry and what its other fields hold", async () => {
    const id = await create({ title: "Time", _status: "published" });
    const saved = await save(id, "ar", { title: "وقت", _status: "published" });
    const live = await payload.findByID({ collection: "trends-in-markets", id, locale: "ar" });
    expect(live).toMatchObject({ title: "وقت", updatedAt: saved.updatedAt });
    expect(await payload.findByID({ collection: "trends-in-markets", id })).toMatchObject({ title: "Time" });
    const draft = await payload.findByID({ collection: "trends-in-markets", id, locale: "ar", draft: true });
    expect(draft).toMatchObject({ title: "وقت", created_on: live.created_on });
  });
});

describe("Checked (LANG-14)", () => {
  const newestOf = (id: number) => payload.findByID({ collection: "trends-in-markets", id, draft: true });

  /** Presses "Checked" after the newest version was read, or one of an earlier time. */
  const check = async (id: number, user: User | null, earlier?: string) => {
    const { endpoints } = payload.collections["trends-in-markets"].config;
    const endpoint = (endpoints || []).find(({ path }: Endpoint) => path === "/:id/checked");
    const req = await createLocalReq({ ...(user && { user: { ...user, collection: "users" } }) }, payload);
    req.routeParams = { id: String(id) };
    const seen = (await newestOf(id).catch(() => undefined))?.updatedAt ?? "";
    req.json = () => Promise.resolve({ seen: earlier ?? seen });
    return endpoint?.handler(req);
  };

  it("marks a translation as right after its source changed", async () => {
    const id = await create({ title: "Comma", _status: "published" });
    await save(id, "ar", { title: "فاصلة", _status: "published" });
    await save(id, "en", { title: "Comma,", _status: "published" });
    expect(await publicStatesOf(id)).toEqual({ en: "published", ar: "outdated" });
    const answer = await check(id, translator);
    expect(await answer?.json()).toEqual({ en_state: "published", ar_state: "published" });
    expect(await publicStatesOf(id)).toEqual({ en: "published", ar: "published" });
    expect(await statesOf(id)).toEqual({ en: "published", ar: "published" });
  });

  it("WRITE-1 is refused when the entry was saved after it was read", async () => {
    const id = await create({ title: "Bridge", _status: "published" });
    await save(id, "ar", { title: "جسر", _status: "published" });
    await save(id, "en", { title: "The bridge", _status: "published" });
    const { updatedAt } = await newestOf(id);
    await save(id, "en", { title: "No bridge" });
    await expect(check(id, translator, updatedAt)).rejects.toMatchObject({ status: 400 });
    expect(await statesOf(id)).toEqual({ en: "published", ar: "outdated" });
    expect((await check(id, translator))?.status).toBe(200);
  });

  it("WRITE-1 waits for a save that has begun, and keeps its time and its states", async () => {
    const id = await create({ title: "Lake", _status: "published" });
    await save(id, "ar", { title: "بحيرة", _status: "published" });
    await save(id, "en", { title: "The lake", _status: "published" });
    const saved = "2030-01-01T00:00:00.000Z";
    const colleague = await payload.db.pool.connect();
    try {
      await colleague.query("BEGIN");
      await colleague.query(`SELECT FROM trends_in_markets WHERE id = ${id} FOR UPDATE`);
      const checked = check(id, translator);
      const waiting = "SELECT FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'";
      await expect
        .poll(async () => (await payload.db.pool.query(waiting, [database.name])).rowCount, {
          timeout: 10_000,
        })
        .toBe(1);
      await colleague.query(
        `UPDATE trends_in_markets SET updated_at = '${saved}', checked_source = 'theirs' WHERE id = ${id}`,
      );
      await colleague.query("COMMIT");
      expect((await checked)?.status).toBe(200);
    } finally {
      colleague.release(true);
    }
    expect(await payload.findByID({ collection: "trends-in-markets", id })).toMatchObject({
      ...{ updatedAt: saved, ar_state: "published" },
    });
  });

  it("is refused to strangers, and answers 404 for what does not exist", async () => {
    await expect(check(1, null)).rejects.toMatchObject({ status: 403 });
    await expect(check(99_999, translator)).rejects.toMatchObject({ status: 404 });
  });
});

describe("the entries that were stored before (LANG-14)", () => {
  it("get their states from the migration, and become outdated with the next change of the source", async () => {
    const id = await create({ title: "Before", _status: "published" });
    await save(id, "ar", { title: "قبل", _status: "published" });
    const english = await create({ title: "English", _status: "published" });
    const draft = await create({ title: "Draft" });
    const { up, down } = await import("../migrations/20261122_220500_language_states.ts");
    // Charts are younger, and have states as well.
    const charts = await import("../migrations/20261123_040326_charts.ts");
    // Two copies of drizzle are installed, and their types differ.
    const db = payload.db.drizzle as unknown as MigrateUpArgs["db"];
    const args = { db, payload, req: await createLocalReq({}, payload) };
    await charts.down(args);
    await down(args);
    await up(args);
    await charts.up(args);
    expect(await statesOf(id)).toEqual({ en: "published", ar: "published" });
    expect(await publicStatesOf(english)).toEqual({ en: "published", ar: "missing" });
    expect(await statesOf(draft)).toEqual({ en: "draft", ar: "missing" });
    await save(id, "en", { title: "After", _status: "published" });
    expect(await statesOf(id)).toEqual({ en: "published", ar: "outdated" });
  });
});

describe("the board (LANG-14)", () => {
  it("counts the newest versions of each kind, without the trash", async () => {
    const countOf = async () => (await countStates(payload)).get("trends-in-markets")?.ar;
    const before = await countOf();
    const id = await create({ title: "Counted", _status: "published" });
    expect(await countOf()).toEqual({ ...before, missing: Number(before?.missing) + 1 });
    await payload.update({
      collection: "trends-in-markets",
      id,
      data: { deletedAt: new Date().toISOString() },
    });
    expect(await countOf()).toEqual(before);
  });
});

describe("an entry without a text in the open language", () => {
  const list = { collection: "trends-in-markets", locale: "ar", fallbackLocale: false, draft: true } as const;

  it("has the title of the other language in a list of the back office, and none in its form", async () => {
    const id = await create({ title: "Only English" });
    const where = { id: { equals: id } };
    const inList = await payload.find({ ...list, where, includeLockStatus: true });
    expect(inList.docs.map(({ title }) => title)).toEqual(["Only English"]);
    expect((await payload.find({ ...list, where })).docs[0]?.title ?? null).toBeNull();
    expect((await payload.findByID({ ...list, id, includeLockStatus: true })).title ?? null).toBeNull();
  });
});
