import { createLocalReq } from "payload";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { startTestCms } from "../../server/testing/start-test-cms.ts";
import type { TaskSchedulePublish } from "../payload-types.ts";
import { propertyOf } from "../property-of.ts";
import { runAfterCommit } from "./after-commit.ts";
import { onContentChange } from "./content-changes.ts";

const { payload } = await startTestCms();

const created = { created_on: "2026-01-01", _status: "published" } as const;

const text = (address: string) => ({
  root: {
    type: "root",
    direction: null,
    format: "" as const,
    indent: 0,
    version: 1,
    children: [
      {
        type: "paragraph",
        version: 1,
        children: [
          {
            type: "link",
            version: 3,
            fields: { linkType: "custom", url: address },
            children: [{ type: "text", text: "label", version: 1 }],
          },
        ],
      },
    ],
  },
});

describe("two languages", () => {
  it("reads a missing translation from English and never writes it", async () => {
    const data = { ...created, title: "Title", excerpt: "Excerpt", author_name: "Rima" };
    const { id } = await payload.create({ collection: "blogs", locale: "en", data });
    const arabic = { collection: "blogs", id, locale: "ar" } as const;
    await payload.update({ ...arabic, data: { title: "عنوان", excerpt: "", _status: "published" } });
    // The admin does the same: it reads with the fallback, changes one field and saves.
    const shown = await payload.findByID(arabic);
    expect(shown).toMatchObject({ title: "عنوان", author_name: "Rima" });
    await payload.update({ ...arabic, data: { title: "عنوان آخر", _status: "published" } });
    const { rows } = await payload.db.pool.query<Record<string, string | null>>(
      `select title, coalesce(excerpt, '') as excerpt, author_name
       from blogs_locales where _parent_id = $1 and _locale = 'ar'`,
      [id],
    );
    expect(rows).toEqual([{ title: "عنوان آخر", excerpt: "", author_name: null }]);
  });
});

describe("addresses of articles (BLOG-15)", () => {
  const slugOf = async (data: { title: string; slug?: string }) =>
    (await payload.create({ collection: "blogs", data: { ...created, ...data } })).slug;

  it("makes one from the title, once for each article", async () => {
    expect(await slugOf({ title: "سعر السلّة" })).toBe("سعر-السلة");
    expect(await slugOf({ title: "سعر السلّة" })).toBe("سعر-السلة-2");
    expect(await slugOf({ title: "Anything", slug: "سعر السلة" })).toBe("سعر-السلة-3");
    expect(await slugOf({ title: "2026" })).toBe("article-2026");
  });

  it("keeps the address when the title changes", async () => {
    const { id } = await payload.create({
      collection: "blogs",
      data: { ...created, title: "A first title" },
    });
    const { slug } = await payload.update({ collection: "blogs", id, data: { title: "Another title" } });
    expect(slug).toBe("a-first-title");
  });
});

describe("links in texts (B5)", () => {
  it.each([
    ["en", /The link “.*” in paragraph 1 leads to “javascript:alert\(1\)”/],
    ["ar", /الرابط «.*» في الفقرة ١ وجهته/],
  ])("refuses javascript: even in a draft, saying why in %s", async (language, message) => {
    const { initI18n } = await import("@payloadcms/translations");
    const i18n = await initI18n({ config: payload.config.i18n, context: "api", language: language as "en" });
    const content = text("javascript:alert(1)");
    const data = { title: "Hostile", created_on: "2026-01-01", content };
    const create = payload.create({ collection: "blogs", draft: true, data, req: { i18n } });
    const refusal: unknown = await create.catch((error: unknown) => error);
    expect(JSON.stringify(propertyOf(refusal, "data"))).toMatch(message);
  });

  it.each(["https://example.org", "/words", "mailto:a@example.org"])(
    "keeps %s as it was written",
    async (url) => {
      const data = { ...created, title: `Link ${url}`, content: text(url) };
      const { id } = await payload.create({ collection: "blogs", data });
      const { content } = await payload.findByID({ collection: "blogs", id });
      expect(JSON.stringify(content)).toContain(`"url":"${url}"`);
    },
  );
});

describe("announcing changes", () => {
  const heard: string[] = [];
  let stop = () => {};

  beforeEach(() => {
    heard.length = 0;
    return () => stop();
  });

  it("comes after the commit, when others can read the new text", async () => {
    const openTransactions: number[] = [];
    stop = onContentChange(() => openTransactions.push(Object.keys(payload.db.sessions ?? {}).length));
    await payload.create({ collection: "faq-categories", data: { name: "Prices" } });
    expect(openTransactions).toEqual([0]);
  });

  it("names every published change and no draft", async () => {
    stop = onContentChange((tag) => heard.push(tag));
    const { id } = await payload.create({
      collection: "our-teams",
      data: { name: "R", _status: "published" },
    });
    const saveDraft = { query: { draft: "true" } };
    await payload.update({ collection: "our-teams", id, draft: true, data: { name: "D" }, req: saveDraft });
    expect(heard).toEqual(["our-teams"]);
    await payload.update({ collection: "our-teams", id, data: { _status: "draft" } });
    await payload.updateGlobal({ slug: "our-vision", data: { description: "v", _status: "published" } });
    await payload.delete({ collection: "our-teams", id });
    expect(heard).toEqual(["our-teams", "our-teams", "our-vision", "our-teams"]);
  });

  it("names the texts that may link to an entry when it is deleted for good, and was public", async () => {
    stop = onContentChange((tag) => heard.push(tag));
    for (const _status of ["draft", "published"] as const) {
      const data = { title: "Gone", created_on: "2026-01-01", _status };
      const { id } = await payload.create({ collection: "trends-in-markets", data });
      heard.length = 0;
      await payload.delete({ collection: "trends-in-markets", id });
      expect(heard.includes("words-in-markets"), _status).toBe(_status === "published");
    }
  });

  it("F11, WRITE-2 a commit that fails is the failure of the save, and leaves no transaction open", async () => {
    const { pool } = payload.db;
    const inUse = () => pool.totalCount - pool.idleCount;
    const before = inUse();
    await pool.query(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'full'; END $$;
      CREATE CONSTRAINT TRIGGER fail_commit AFTER INSERT ON faq_categories DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION fail();`);
    const transactionID = (await payload.db.beginTransaction()) ?? 0;
    const task = vi.fn();
    await runAfterCommit(await createLocalReq({ req: { transactionID } }, payload), task);
    const data = { name: "Lost" };
    await payload.create({ collection: "faq-categories", data, req: { transactionID } });
    await expect(payload.db.commitTransaction(transactionID)).rejects.toThrow("COMMIT");
    await expect(payload.create({ collection: "faq-categories", data })).rejects.toThrow("COMMIT");
    await pool.query("DROP FUNCTION fail CASCADE");
    expect(task).not.toHaveBeenCalled();
    expect(payload.db.sessions).toEqual({});
    expect(inUse()).toBe(before);
    await payload.create({ collection: "faq-categories", data: { name: "Kept" } });
  });

  it("F11 a commit that PostgreSQL answers with a rollback is a failure", async () => {
    const transactionID = (await payload.db.beginTransaction()) ?? 0;
    const missing = payload.db.execute({
      db: payload.db.sessions?.[transactionID]?.db as never,
      raw: "SELECT * FROM nothing",
    });
    await expect(Promise.resolve(missing)).rejects.toThrow();
    await expect(payload.db.commitTransaction(transactionID)).rejects.toThrow();
  });

  it("says nothing of what was rolled back", async () => {
    stop = onContentChange((tag) => heard.push(tag));
    const transactionID = await payload.db.beginTransaction();
    const req = { transactionID: transactionID ?? 0 };
    await payload.create({ collection: "faq-categories", data: { name: "Gone" }, req });
    await payload.db.rollbackTransaction(req.transactionID);
    expect(heard).toEqual([]);
  });
});

it("a draft that is only made is announced to nobody", async () => {
  const heard: string[] = [];
  const stop = onContentChange((tag) => heard.push(tag));
  await payload.create({ collection: "blogs", data: {}, draft: true });
  stop();
  expect(heard).toEqual([]);
});

it("each version says who made it", async () => {
  const account = { name: "W", email: "w@miqyas.example", password: "a password of theirs" };
  const writer = await payload.create({ collection: "users", data: { ...account, role: "editor" } });
  const { id } = await payload.create({ collection: "our-teams", data: { name: "R" } });
  await payload.update({ collection: "our-teams", id, data: { name: "S" }, user: writer });
  const query = { sort: "createdAt", showHiddenFields: true, depth: 0 };
  const { docs } = await payload.findVersions({
    ...query,
    collection: "our-teams",
    where: { parent: { equals: id } },
  });
  expect(docs.map(({ version }) => propertyOf(version, "changed_by") ?? null)).toEqual([null, writer.id]);
  await payload.updateGlobal({ slug: "our-vision", data: { description: "W" }, user: writer });
  const pages = await payload.findGlobalVersions({
    ...query,
    slug: "our-vision",
    sort: "-createdAt",
    limit: 1,
  });
  expect(propertyOf(pages.docs[0]?.version, "changed_by")).toBe(writer.id);
});

describe("planned publishing", () => {
  it("publishes with the rights of whoever planned it, once the time has come", async () => {
    const account = { name: "E", email: "e@miqyas.example", password: "a password of theirs" };
    const editor = await payload.create({ collection: "users", data: { ...account, role: "editor" } });
    const post = { title: "Planned", created_on: "2026-01-01" };
    const { id } = await payload.create({ collection: "blogs", draft: true, data: post });
    const plan = (waitUntil: Date) =>
      payload.jobs.queue({
        task: "schedulePublish",
        waitUntil,
        input: {
          type: "publish",
          doc: { relationTo: "blogs", value: id },
          user: { relationTo: "users", value: editor.id },
        },
      });
    const statusNow = async () => (await payload.findByID({ collection: "blogs", id }))._status;
    await plan(new Date(Date.now() + 3_600_000));
    await payload.jobs.run({ silent: true });
    expect(await statusNow()).toBe("draft");
    // The server was down at this minute.
    await plan(new Date(Date.now() - 2 * 3_600_000));
    await payload.jobs.run({ silent: true });
    expect(await statusNow()).toBe("published");
  });

  it("still happens when whoever planned it has lost the account, or the right to publish", async () => {
    const add = (name: string, role: "owner" | "editor") =>
      payload.create({
        collection: "users",
        data: { name, email: `${name}@miqyas.example`, password: "a password of theirs", role },
      });
    const [owner, other] = [await add("owner", "owner"), await add("other", "owner")];
    const [leaver, mover, stayer] = [
      await add("l", "editor"),
      await add("m", "editor"),
      await add("s", "editor"),
    ];
    const user = { ...owner, collection: "users" as const };
    const planners: number[] = [];
    const entries: number[] = [];
    for (const planner of [leaver, mover, stayer, owner]) {
      const data = { title: "Inherited", created_on: "2026-01-01" };
      const { id } = await payload.create({ collection: "blogs", draft: true, data });
      await payload.jobs.queue({
        task: "schedulePublish",
        waitUntil: new Date(Date.now() - 3_600_000),
        input: {
          type: "publish",
          doc: { relationTo: "blogs", value: id },
          user: { relationTo: "users", value: planner.id },
        },
      });
      planners.push(planner.id);
      entries.push(id);
    }
    const plannersNow = async () =>
      (
        await payload.db.pool.query<{ planner: number }>(
          "SELECT (input->'user'->>'value')::int AS planner FROM payload_jobs WHERE wait_until < now() AND completed_at IS NULL ORDER BY id",
        )
      ).rows.map(({ planner }) => planner);
    expect(await plannersNow()).toEqual(planners);
    await payload.delete({ collection: "users", id: leaver.id, user });
    await payload.update({ collection: "users", id: mover.id, data: { role: "translator" }, user });
    await payload.update({ collection: "users", id: stayer.id, data: { name: "S" }, user });
    expect(await plannersNow()).toEqual([owner.id, owner.id, stayer.id, owner.id]);
    // An owner who deletes their own account leaves the plans to another owner.
    await payload.delete({ collection: "users", id: owner.id, user });
    expect(await plannersNow()).toEqual([other.id, other.id, stayer.id, other.id]);
    await payload.jobs.run({ silent: true });
    const { docs } = await payload.find({ collection: "blogs", where: { id: { in: entries } } });
    expect(docs.map(({ _status }) => _status)).toEqual(Array.from(entries, () => "published"));
  });

  const runPlan = async (input: TaskSchedulePublish["input"]) => {
    await payload.jobs.queue({ task: "schedulePublish", input });
    await payload.jobs.run({ silent: true });
  };

  it("happens while a colleague is in the form, who keeps the lock (WRITE-1)", async () => {
    const slug = "our-mission" as const;
    const add = (name: string) =>
      payload.create({
        collection: "users",
        data: { name, email: `${name}@miqyas.example`, password: "a password of theirs", role: "owner" },
      });
    const [planner, colleague] = [await add("planner"), await add("colleague")];
    await payload.updateGlobal({ slug, draft: true, data: { mission: "Planned", _status: "draft" } });
    const holder = { relationTo: "users" as const, value: colleague.id };
    const locks = "payload-locked-documents" as const;
    const lock = await payload.create({ collection: locks, data: { globalSlug: slug, user: holder } });
    await runPlan({ type: "publish", global: slug, user: { relationTo: "users", value: planner.id } });
    expect(await payload.findGlobal({ slug })).toMatchObject({ mission: "Planned", _status: "published" });
    expect(await payload.findByID({ collection: locks, id: lock.id, depth: 0 })).toMatchObject({
      globalSlug: slug,
      user: { value: { id: colleague.id } },
    });
    await payload.delete({ collection: locks, id: lock.id });
  });

  it("LANG-15 stores no English text of a page as its Arabic one", async () => {
    const slug = "our-mission" as const;
    await payload.updateGlobal({ slug, data: { mission: "Ours", _status: "published" } });
    await runPlan({ type: "publish", locale: "ar", global: slug });
    const { mission } = await payload.findGlobal({ slug, locale: "all" });
    expect(mission).toEqual({ en: "Ours" });
  });

  it.each([undefined, "ar"])(
    "LANG-15 publishes and takes back what is in Arabic alone, also with an unfinished draft (language: %s)",
    async (locale) => {
      const arabic = { collection: "blogs", locale: "ar", draft: true } as const;
      const { id } = await payload.create({ ...arabic, data: { title: "عربي", created_on: "2026-01-01" } });
      const doc = { relationTo: "blogs" as const, value: id };
      const statusNow = async () => (await payload.findByID({ collection: "blogs", id }))._status;
      await runPlan({ type: "publish", locale, doc });
      expect(await statusNow()).toBe("published");
      await payload.update({ ...arabic, id, data: { title: "" } });
      await runPlan({ type: "unpublish", doc });
      expect(await statusNow()).toBe("draft");
    },
  );

  it("happens although whoever planned it has to set up two-factor sign-in since", async () => {
    const account = { name: "D", email: "d@miqyas.example", password: "a password of theirs" };
    const owner = await payload.create({ collection: "users", data: { ...account, role: "owner" } });
    const data = { title: "Due", created_on: "2026-01-01" };
    const { id } = await payload.create({ collection: "blogs", draft: true, data });
    await payload.updateGlobal({ slug: "account-rules", data: { owners_need_two_factor: true } });
    const user = { relationTo: "users" as const, value: owner.id };
    await runPlan({ type: "publish", doc: { relationTo: "blogs", value: id }, user });
    await payload.updateGlobal({ slug: "account-rules", data: { owners_need_two_factor: false } });
    expect((await payload.findByID({ collection: "blogs", id }))._status).toBe("published");
  });

  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  const plan = (input: TaskSchedulePublish["input"], waitUntil: Date) =>
    payload.jobs.queue({ task: "schedulePublish", input, waitUntil });

  it("overdue plans of one entry run one after the other, in the order of their times", async () => {
    const data = { title: "Overdue", created_on: "2026-01-01" };
    const { id } = await payload.create({ collection: "blogs", draft: true, data });
    const doc = { relationTo: "blogs" as const, value: id };
    await plan({ type: "unpublish", doc }, hours(-1));
    await plan({ type: "publish", doc }, hours(-2));
    const steps: unknown[] = [];
    const update = payload.update.bind(payload);
    const spy = vi.spyOn(payload, "update").mockImplementation(async (change) => {
      steps.push(propertyOf(change.data, "_status"));
      await update(change as never);
      return steps.push("done") as never;
    });
    await payload.jobs.run({ silent: true });
    spy.mockRestore();
    expect(steps).toEqual(["published", "done", "draft", "done"]);
    expect((await payload.findByID({ collection: "blogs", id }))._status).toBe("draft");
  });

  const retryAt = (time: Date) =>
    payload.db.pool.query("UPDATE payload_jobs SET wait_until = $1 WHERE total_tried > 0", [time]);

  it.each([
    ["draft", "publish", "unpublish", "in a later run"],
    ["draft", "publish", "unpublish", "in the same run"],
    ["published", "unpublish", "publish", "in a later run"],
  ] as const)(
    "MANY-8 an entry stays %s when the earlier plan to %s fails, and is tried again after the one to %s %s",
    async (status, first, last, run) => {
      const _status = first === "publish" ? "draft" : "published";
      const data = { title: "Failed", created_on: "2026-01-01", _status } as const;
      const { id } = await payload.create({ collection: "blogs", draft: _status === "draft", data });
      const doc = { relationTo: "blogs" as const, value: id };
      await plan({ type: first, doc }, hours(-2));
      const planLast = () => plan({ type: last, doc }, hours(-1));
      if (run === "in a later run") await planLast();
      vi.spyOn(payload, "update").mockRejectedValueOnce(new Error("the database restarts"));
      await payload.jobs.run({ silent: true });
      await retryAt(hours(-0.5));
      if (run === "in the same run") await planLast();
      await payload.jobs.run({ silent: true });
      expect((await payload.findByID({ collection: "blogs", id }))._status).toBe(status);
    },
  );

  it("MANY-8 of two plans that failed the later one happens last, and a plan of one language leaves that of the other", async () => {
    const data = { title: "Failed", created_on: "2026-01-01", _status: "published" } as const;
    const { id } = await payload.create({ collection: "blogs", data });
    const arabic = { collection: "blogs", id, locale: "ar" } as const;
    await payload.update({ ...arabic, draft: true, data: { title: "عربي" } });
    const doc = { relationTo: "blogs" as const, value: id };
    await plan({ type: "publish", locale: "ar", doc }, hours(-2));
    await plan({ type: "unpublish", doc }, hours(-1));
    const update = vi.spyOn(payload, "update");
    const fail = () => update.mockRejectedValueOnce(new Error("the database restarts"));
    fail();
    fail();
    await payload.jobs.run({ silent: true });
    expect(update).toHaveBeenCalledTimes(2);
    await retryAt(hours(-0.5));
    await payload.jobs.run({ silent: true });
    expect((await payload.findByID(arabic))._status).toBe("draft");
    await payload.update({ ...arabic, locale: "en", data: { _status: "published", title: "Again" } });
    await payload.update({ ...arabic, draft: true, data: { title: "عربي أيضًا" } });
    await plan({ type: "publish", locale: "ar", doc }, hours(-2));
    await plan({ type: "publish", locale: "en", doc }, hours(-1));
    fail();
    await payload.jobs.run({ silent: true });
    await retryAt(hours(-0.5));
    await payload.jobs.run({ silent: true });
    expect((await payload.findByID(arabic)).title).toBe("عربي أيضًا");
  });

  it("plans to publish go when somebody takes an entry or page back or moves it to the trash, not by a plan", async () => {
    const data = { title: "Friday", created_on: "2026-01-01", _status: "published" as const };
    const { id } = await payload.create({ collection: "blogs", data });
    const doc = { relationTo: "blogs" as const, value: id };
    const global = "our-mission" as const;
    await payload.updateGlobal({ slug: global, data: { mission: "Ours", _status: "published" } });
    await payload.db.deleteMany({ collection: "payload-jobs", where: {} });
    const waiting = async () => {
      const { docs } = await payload.find({ collection: "payload-jobs", sort: "id", where: {} });
      return docs.map(({ input }) => propertyOf(input, "type"));
    };
    await plan({ type: "publish", doc }, hours(1));
    await plan({ type: "unpublish", doc }, hours(2));
    await plan({ type: "publish", global }, hours(1));
    await payload.update({ collection: "blogs", id, draft: true, data: { title: "Draft" } });
    await runPlan({ type: "unpublish", doc });
    expect(await waiting()).toEqual(["publish", "unpublish", "publish"]);
    await payload.update({ collection: "blogs", id, data: { _status: "published" } });
    await payload.update({ collection: "blogs", id, data: { _status: "draft" }, unpublishAllLocales: true });
    expect(await waiting()).toEqual(["unpublish", "publish"]);
    await payload.updateGlobal({ slug: global, data: { _status: "draft" }, unpublishAllLocales: true });
    await plan({ type: "publish", doc }, hours(1));
    await payload.update({ collection: "blogs", id, data: { deletedAt: "2026-01-02T00:00:00.000Z" } });
    expect(await waiting()).toEqual([]);
  });

  it("one that failed to take an entry back goes when somebody does so by hand", async () => {
    const data = { title: "Off by hand", created_on: "2026-01-01", _status: "published" as const };
    const { id } = await payload.create({ collection: "blogs", data });
    await payload.db.deleteMany({ collection: "payload-jobs", where: {} });
    await plan({ type: "unpublish", doc: { relationTo: "blogs", value: id } }, hours(-2));
    await payload.db.pool.query(
      "UPDATE payload_jobs SET has_error = true WHERE task_slug = 'schedulePublish'",
    );
    await plan({ type: "unpublish", doc: { relationTo: "blogs", value: id } }, hours(2));
    await payload.update({ collection: "blogs", id, data: { _status: "draft" }, unpublishAllLocales: true });
    const { docs } = await payload.find({ collection: "payload-jobs", where: {} });
    expect(docs.map(({ hasError }) => hasError)).toEqual([false]);
  });

  it("one that failed goes when somebody publishes that language by hand", async () => {
    const data = { title: "By hand", created_on: "2026-01-01" };
    const { id } = await payload.create({ collection: "blogs", draft: true, data });
    const doc = { relationTo: "blogs" as const, value: id };
    await payload.db.deleteMany({ collection: "payload-jobs", where: {} });
    await plan({ type: "publish", locale: "en", doc }, hours(-2));
    await plan({ type: "publish", locale: "ar", doc }, hours(-2));
    await plan({ type: "publish", locale: "en", doc }, hours(2));
    await payload.db.pool.query(
      "UPDATE payload_jobs SET has_error = true WHERE wait_until < now() AND task_slug = 'schedulePublish'",
    );
    const left = async () => {
      const { docs } = await payload.find({ collection: "payload-jobs", sort: "id", where: {} });
      return docs.map(({ input, hasError }) => `${String(propertyOf(input, "locale"))} ${String(hasError)}`);
    };
    await payload.update({ collection: "blogs", id, draft: true, data: { title: "Still a draft" } });
    expect(await left()).toHaveLength(3);
    const english = { query: { publishSpecificLocale: "en" } };
    await payload.update({
      collection: "blogs",
      id,
      locale: "en",
      data: { _status: "published" },
      req: english,
    });
    expect(await left()).toEqual(["ar true", "en false"]);
    await payload.update({ collection: "blogs", id, locale: "en", data: { _status: "published" } });
    expect(await left()).toEqual(["en false"]);
  });

  it("MANY-8 is tried again after a failure", async () => {
    const { id } = await payload.create({
      collection: "blogs",
      draft: true,
      data: { title: "Again", created_on: "2026-01-01" },
    });
    await payload.jobs.queue({
      task: "schedulePublish",
      input: { type: "publish", doc: { relationTo: "blogs", value: id } },
    });
    vi.spyOn(payload, "update").mockRejectedValueOnce(new Error("the database restarts"));
    await payload.jobs.run({ silent: true });
    expect((await payload.findByID({ collection: "blogs", id }))._status).toBe("draft");
    await payload.db.pool.query("UPDATE payload_jobs SET wait_until = now() - interval '1 minute'");
    await payload.jobs.run({ silent: true });
    expect((await payload.findByID({ collection: "blogs", id }))._status).toBe("published");
  });
});

describe("several entries of a list at once (LANG-15)", () => {
  const find = async (id: number) => {
    const stored = { collection: "blogs", id, depth: 0 } as const;
    const [live, draft] = await Promise.all([
      payload.findByID(stored),
      payload.findByID({ ...stored, draft: true }),
    ]);
    return [live._status, draft.title];
  };

  it("are neither taken back nor published with changes, and are published or saved as drafts", async () => {
    const staff = { name: "L", email: "lists@miqyas.example", password: "a kettle on the roof" };
    const { id: person } = await payload.create({ collection: "users", data: { ...staff, role: "owner" } });
    const user = {
      ...(await payload.findByID({ collection: "users", id: person })),
      collection: "users",
    } as const;
    const { id } = await payload.create({ collection: "blogs", data: { ...created, title: "Listed" } });
    await payload.update({ collection: "blogs", id, draft: true, data: { title: "Unfinished" } });
    const many = (data: object, draft: boolean) =>
      payload.update({ collection: "blogs", where: { id: { in: [id] } }, data, draft, user });
    await expect(many({ _status: "draft" }, false)).rejects.toThrow(/one by one/);
    await expect(many({ _status: "published", read_time: "2" }, true)).rejects.toThrow(/as drafts/);
    await expect(many({ read_time: "2" }, false)).rejects.toThrow(/as drafts/);
    const takenBack = { collection: "blogs", where: {}, data: {}, unpublishAllLocales: true, user } as const;
    await expect(payload.update(takenBack)).rejects.toThrow(/one by one/);
    expect(await find(id)).toEqual(["published", "Unfinished"]);
    expect((await many({ _status: "draft", author_name: "Rima" }, true)).errors).toEqual([]);
    expect(await find(id)).toEqual(["published", "Unfinished"]);
    expect((await many({ _status: "published" }, true)).errors).toEqual([]);
    expect((await payload.findByID({ collection: "blogs", id })).title).toBe("Unfinished");
  });

  it("names each entry that is refused", async () => {
    const questions = "frequently-asked-questions";
    const { id } = await payload.create({ collection: questions, draft: true, data: { question: "Why?" } });
    const data = { _status: "published" } as const;
    const where = { id: { in: [id] } };
    const { errors } = await payload.update({ collection: questions, where, draft: true, data });
    expect(errors.map(({ message }) => message)).toEqual([
      "\u2068Why?\u2069 – The following field is invalid: Answer",
    ]);
    vi.spyOn(payload.db, "updateOne").mockRejectedValueOnce(new Error("the database restarts"));
    const whole = { ...data, answer: "Because." };
    const fault = await payload.update({ collection: questions, where, draft: true, data: whole });
    expect(fault.errors).toMatchObject([
      { isPublic: true, message: "\u2068Why?\u2069 – This did not work. Please try again in a moment." },
    ]);
  });
});

describe("Payload's database adapter, which after-commit.ts wraps", () => {
  const advice = "Payload's adapter works otherwise than src/publishing/after-commit.ts expects";

  it("has the functions that are wrapped, which take the number of a transaction", () => {
    for (const name of ["beginTransaction", "commitTransaction", "rollbackTransaction"] as const)
      expect(payload.db[name], `${advice}: ${name}`).toBeTypeOf("function");
  });

  it("commits through its own property once for each change, and rolls back what fails", async () => {
    const begin = vi.spyOn(payload.db, "beginTransaction");
    const commit = vi.spyOn(payload.db, "commitTransaction");
    const rollback = vi.spyOn(payload.db, "rollbackTransaction");
    try {
      await payload.create({ collection: "blogs", data: { ...created, title: "Committed" } });
      const id: unknown = await begin.mock.results[0]?.value;
      expect(id, `${advice}: beginTransaction answers with a number`).toBeTypeOf("string");
      expect(commit.mock.calls, `${advice}: commitTransaction`).toHaveLength(1);
      expect(await commit.mock.calls[0]?.[0], `${advice}: the number of the transaction`).toBe(id);
      expect(rollback, `${advice}: rollbackTransaction`).not.toHaveBeenCalled();
      const missing = payload.update({ collection: "blogs", id: 999_999, data: { title: "Nothing" } });
      await expect(missing).rejects.toThrow();
      expect(rollback.mock.calls, `${advice}: rollbackTransaction`).toHaveLength(1);
      expect(await rollback.mock.calls[0]?.[0], `${advice}: the number of the transaction`).toBe(
        await begin.mock.results[1]?.value,
      );
    } finally {
      for (const spy of [begin, commit, rollback]) spy.mockRestore();
    }
  });
});

it("a read that gets no connection fails after ten seconds", async () => {
  const { pool } = payload.db;
  const free = pool.options.max - (pool.totalCount - pool.idleCount);
  const clients = await Promise.all(Array.from({ length: free }, () => pool.connect()));
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  try {
    const answer = vi.fn();
    void payload.count({ collection: "blogs" }).then(answer, answer);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(answer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(answer).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
  } finally {
    vi.useRealTimers();
    for (const client of clients) client.release();
  }
});
