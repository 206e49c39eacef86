import { initI18n } from "@payloadcms/translations";
import type { I18nClient } from "@payloadcms/translations";
import { handleEndpoints } from "payload";
import { describe, expect, it, vi } from "vitest";
import { createPicture, paragraph } from "../../server/testing/sample-documents.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";
import { propertyOf } from "../property-of.ts";
import { searchStaff } from "./search-staff.ts";

const { payload } = await startTestCms();
const i18n: I18nClient = await initI18n({
  config: payload.config.i18n,
  context: "client",
  language: "ar",
});

const search = (question: string, canRead: (slug: string) => boolean = () => true) =>
  searchStaff(payload, question, { canRead, i18n });

/** The titles found, over all groups. */
const titles = async (question: string) =>
  (await search(question)).flatMap(({ hits }) => hits.map(({ title }) => title));

const published = { created_on: "2026-01-01", _status: "published" as const };

describe("the search of the back office", () => {
  it("finds drafts and published texts in both languages and every spelling, once", async () => {
    const { id } = await payload.create({
      collection: "blogs",
      data: { ...published, title: "What a basket costs", content: paragraph("Prices in Homs rose by 42 %") },
    });
    expect(await titles("basket")).toEqual(["What a basket costs"]);
    expect(await titles("homs ٤٢")).toEqual(["What a basket costs"]);
    expect(await titles("basket Tartus")).toEqual([]);
    const data = { title: "سلّة الأسعار", content: paragraph("مستشفى الحميدية") };
    await payload.update({ collection: "blogs", id, locale: "ar", draft: true, data });
    for (const spelling of ["سله", "السلة", "اسعار", "الاسعار", "مستشفي", "حميديه"])
      expect(await titles(spelling)).toEqual(["سلّة الأسعار"]);
    const [group] = await search("حميدية");
    expect(group).toMatchObject({
      label: "المقالات",
      hits: [
        {
          href: `/admin/collections/blogs/${id}?locale=ar`,
          excerpt: { text: expect.stringMatching("^مستشفى الحميدية") as string },
        },
      ],
    });
  });

  it("finds a word of which a part is bold, by either apostrophe, also in a text that the release before has read", async () => {
    const { root } = paragraph("");
    const text = (words: string, format = 0) => ({ type: "text", version: 1, text: words, format });
    const children = [
      { type: "paragraph", version: 1, children: [text("A farmer’s CO"), text("2", 32), text(".")] },
    ];
    await payload.create({
      collection: "blogs",
      data: { ...published, title: "Fields", content: { root: { ...root, children } } },
    });
    expect(await titles("farmer's co2")).toEqual(["Fields"]);
    await payload.db.pool.query("UPDATE staff_search SET rule = 1, body = '' WHERE title = 'Fields'");
    expect(await titles("co2")).toEqual(["Fields"]);
  });

  it("follows every change: a new title, the trash, a deletion", async () => {
    const { id } = await payload.create({
      collection: "our-teams",
      data: { name: "Rimah", _status: "published" },
    });
    expect(await titles("rimah")).toEqual(["Rimah"]);
    await payload.update({ collection: "our-teams", id, data: { name: "Salma", _status: "published" } });
    expect(await titles("rimah")).toEqual([]);
    expect(await titles("salma")).toEqual(["Salma"]);
    await payload.update({ collection: "our-teams", id, data: { deletedAt: new Date().toISOString() } });
    expect(await titles("salma")).toEqual([]);
  });

  it("answers even if an entry has two newest versions by mistake", async () => {
    const { id } = await payload.create({ collection: "blogs", data: { ...published, title: "A sundial" } });
    await payload.update({ collection: "blogs", id, draft: true, data: { title: "A sundial, again" } });
    await payload.db.pool.query("UPDATE _blogs_v SET latest = true WHERE parent_id = $1", [id]);
    expect(await titles("sundial")).toHaveLength(1);
  });

  it("answers even if a version has no entry by mistake", async () => {
    const { id } = await payload.create({ collection: "blogs", data: { ...published, title: "A moondial" } });
    await payload.db.pool.query("UPDATE _blogs_v SET parent_id = NULL WHERE parent_id = $1", [id]);
    expect(await titles("moondial")).toEqual([]);
  });

  it("finds files by name and by what they show, categories, and pages", async () => {
    const file = await createPicture(payload, { en: "A lantern", ar: "فانوس" });
    await payload.update({ collection: "media", id: file, data: { original_name: "souk-2026.jpg" } });
    expect(await titles("souk 2026")).toEqual(["souk-2026.jpg"]);
    expect(await titles("الفانوس")).toEqual(["souk-2026.jpg"]);
    await payload.create({ collection: "faq-categories", data: { name: "Methodologies" } });
    expect(await titles("methodologies")).toEqual(["Methodologies"]);
    await payload.updateGlobal({ slug: "our-vision", draft: true, data: { description: "A lighthouse" } });
    expect(await search("lighthouse")).toMatchObject([
      { label: "الصفحات", hits: [{ href: "/admin/globals/our-vision?locale=en" }] },
    ]);
  });

  it("shows five of a kind at most, titles first, and how many there are", async () => {
    for (let at = 1; at <= 6; at++)
      await payload.create({
        collection: "tool-we-uses",
        data: { name: `Sieve ${at}`, _status: "published" },
      });
    const [tools] = await search("sieve");
    expect(tools).toMatchObject({ total: 6 });
    expect(tools?.hits).toHaveLength(5);
  });

  it("R17 simultaneous questions share one run, and need not wait for that of another process", async () => {
    const { pool } = payload.db;
    await payload.create({ collection: "blogs", data: { ...published, title: "An hourglass" } });
    const other = await pool.connect();
    const query = vi.spyOn(pool, "query");
    const runs = () => query.mock.calls.filter(([text]) => String(text).includes("INSERT INTO staff_search"));
    const askTogether = () => Promise.all(Array.from({ length: 30 }, () => titles("hourglass")));
    try {
      await other.query("BEGIN; SELECT pg_advisory_xact_lock(hashtext('staff_search'))");
      expect(new Set((await askTogether()).flat())).toEqual(new Set());
      await other.query("ROLLBACK");
      expect(new Set((await askTogether()).flat())).toEqual(new Set(["An hourglass"]));
      expect(runs()).toHaveLength(2);
    } finally {
      query.mockRestore();
      other.release(true);
    }
  });

  it("adds the texts of a large import in parts, the rest without a search", async () => {
    const { pool } = payload.db;
    await pool.query(`
      WITH added AS (
        INSERT INTO faq_categories (updated_at) SELECT now() FROM generate_series(1, 310) RETURNING id)
      INSERT INTO faq_categories_locales (_parent_id, _locale, name)
        SELECT id, locale, 'Astrolabe' FROM added CROSS JOIN unnest(enum_range(NULL::_locales)) locale`);
    const query = vi.spyOn(pool, "query");
    const countTexts = async () => {
      const { rows } = await pool.query("SELECT FROM staff_search WHERE title = 'Astrolabe'");
      return rows.length;
    };
    await search("astrolabe");
    await expect.poll(countTexts).toBe(620);
    const added = await Promise.all(query.mock.results.map(({ value }) => value as unknown));
    query.mockRestore();
    const counts = added.flatMap((results) =>
      Array.isArray(results) ? [Number(propertyOf(results.at(-1), "rowCount"))] : [],
    );
    expect(Math.max(...counts)).toBe(300);
    await pool.query("DELETE FROM faq_categories_locales WHERE name = 'Astrolabe'");
  });

  it("finds messages, and copies none", async () => {
    await payload.db.pool.query(
      `INSERT INTO contact_messages (name, email, message, status, received_at, reference)
       VALUES ('سامر', 'samer@example.org', 'عن الدراسة', 'new', now(), 'MQ-7F3A')`,
    );
    expect(await titles("mq-7f3a")).toEqual(["سامر"]);
    expect(await titles("دراسه")).toEqual(["سامر"]);
    const { rows } = await payload.db.pool.query<{ place: string }>(
      "SELECT DISTINCT place FROM staff_search",
    );
    const places = rows.map(({ place }) => place);
    expect(places).toContain("blogs");
    for (const kept of ["contact-messages", "newsletter-subscribers", "users", "second-factors"])
      expect(places).not.toContain(kept);
  });

  it("finds messages of any age, those on hold last, and a reference in every spelling (CON-14)", async () => {
    await payload.db.pool.query(
      `INSERT INTO contact_messages (name, message, received_at, reference, quarantined)
       SELECT 'Visitor', 'A letter', now(), NULL, false FROM generate_series(1, 5000)
       UNION ALL VALUES ('Oldest', 'About a mulberry', '2020-01-01'::timestamptz, 'K7QX4MTA', false),
         ('On hold', 'About a mulberry', '2021-01-01', NULL, true)`,
    );
    expect(await titles("mulberry")).toEqual(["Oldest", "On hold"]);
    for (const spelling of ["K7QX4MTA", "k7qx-4mta", "K7QX 4MTA", "7qx–4m"])
      expect(await titles(spelling)).toEqual(["Oldest"]);
    expect(await titles("--")).toEqual([]);
    await payload.db.pool.query("DELETE FROM contact_messages WHERE name = 'Visitor'");
  });

  it("shows what may be read alone", async () => {
    expect(await search("سامر", (slug) => slug === "blogs")).toEqual([]);
    expect(await search("basket", (slug) => slug === "contact-messages")).toEqual([]);
  });

  it("asks for two letters", async () => {
    expect(await search("b")).toEqual([]);
    expect(await search("  ـّ ")).toEqual([]);
  });
});

describe("GET /api/staff-search", () => {
  async function ask(role?: "translator" | "inbox") {
    const { default: config } = await import("../payload.config.ts");
    const { env } = await import("../env.ts");
    const send = (path: string, init: RequestInit) =>
      handleEndpoints({
        config,
        request: new Request(`${env.CMS_ORIGIN}/api/${path}`, {
          ...init,
          headers: { origin: env.CMS_ORIGIN, "content-type": "application/json", ...init.headers },
        }),
      });
    let cookie = "";
    if (role) {
      const account = { email: `${role}@miqyas.example`, password: "a password of theirs" };
      await payload.create({ collection: "users", data: { ...account, name: role, role } });
      const answer = await send("users/login", { method: "POST", body: JSON.stringify(account) });
      cookie = answer.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    }
    return send(`staff-search?q=${encodeURIComponent("سامر basket")}`, { headers: { cookie } });
  }

  it("is refused without a session, and knows the rights of each role (B17)", async () => {
    await payload.create({ collection: "blogs", data: { ...published, title: "سامر basket" } });
    await payload.db.pool.query(
      `INSERT INTO contact_messages (name, message, status, received_at) VALUES ('سامر', 'A basket', 'new', now())`,
    );
    expect((await ask()).status).toBe(403);
    expect(await (await ask("translator")).json()).toMatchObject({ groups: [{ label: "Articles" }] });
    expect(await (await ask("inbox")).json()).toMatchObject({ groups: [{ label: "Messages" }] });
  });
});
