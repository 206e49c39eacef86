import { beforeAll, describe, expect, it, vi } from "vitest";
import { startTestCms } from "../../../server/testing/start-test-cms.ts";
import { findWork } from "./find-work.ts";

const { payload } = await startTestCms();
let mine: number;

beforeAll(async () => {
  mine = await account("mine@miqyas.example", "Rim");
});

async function account(email: string, name: string): Promise<number> {
  const data = { email, name, password: "a password of theirs", role: "editor" as const };
  return (await payload.create({ collection: "users", data })).id;
}

const as = (id: number) => ({ req: { user: { id, collection: "users", role: "editor" } as never } });

const article = (title: string, author: number | null, more: object = {}) =>
  payload.create({
    collection: "blogs",
    data: { title, created_on: "2026-01-01", _status: "draft", ...more },
    ...(author === null ? {} : as(author)),
  });

const everything = () => true;
const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);

describe("the first page", () => {
  it("lists my drafts, the newest first, without those of others, published ones and the trash", async () => {
    const other = await account("other@miqyas.example", "Sami");
    await article("First", mine);
    await article("Second", mine);
    await article("Of a colleague", other);
    await article("Published", mine, { _status: "published" });
    const { id } = await article("Trashed", mine);
    await payload.update({
      collection: "blogs",
      id,
      data: { deletedAt: new Date().toISOString() },
      ...as(mine),
    });
    await payload.updateGlobal({ slug: "our-vision", draft: true, data: {}, ...as(mine) });
    const { drafts } = await findWork(payload, everything, mine, "en", "+03:00");
    expect(drafts[0]).toMatchObject({ place: "our-vision", entry: null, title: "" });
    expect(titles(drafts.slice(1))).toEqual(["Second", "First"]);
  });

  it("says what changed last and by whom, also a program", async () => {
    await article("By a program", null);
    const { recent } = await findWork(payload, everything, mine, "en", "+03:00");
    expect(recent[0]).toMatchObject({ title: "By a program", author: null, name: null, status: "draft" });
    expect(recent.find(({ title }) => title === "Second")).toMatchObject({ name: "Rim" });
    expect(recent.length).toBeLessThanOrEqual(8);
  });

  it("names an entry in the language of the person, or in the other", async () => {
    const { id } = await article("In both", mine);
    await payload.update({
      collection: "blogs",
      id,
      locale: "ar",
      draft: true,
      data: { title: "باللغتين" },
      ...as(mine),
    });
    await article("English alone", mine);
    const { drafts } = await findWork(payload, everything, mine, "ar", "+03:00");
    expect(titles(drafts.slice(0, 2))).toEqual(["English alone", "باللغتين"]);
  });

  it("lists plans by their time, of entries and pages, without those that were carried out", async () => {
    const { id } = await article("Planned", mine);
    const queue = (days: number, input: object) =>
      payload.jobs.queue({
        task: "schedulePublish",
        input: input,
        waitUntil: new Date(Date.now() + days * 86_400_000),
      });
    const doc = { relationTo: "blogs", value: String(id) };
    await queue(4, { type: "publish", doc: { ...doc, value: "no number" } });
    await queue(3, { type: "unpublish", doc });
    await queue(2, { type: "publish", global: "our-vision", locale: "ar" });
    const done = await queue(1, { type: "publish", doc });
    await payload.update({
      collection: "payload-jobs",
      id: done.id,
      data: { completedAt: new Date().toISOString() },
    });
    const { planned } = await findWork(payload, everything, mine, "en", "+03:00");
    expect(planned).toEqual([
      expect.objectContaining({
        place: "our-vision",
        entry: null,
        publishes: true,
        locale: "ar",
        failed: false,
      }),
      expect.objectContaining({
        place: "blogs",
        entry: id,
        title: "Planned",
        publishes: false,
        locale: null,
      }),
    ]);
  });

  it("counts all plans of each day by the agency's clock, and lists those that wait beside many that failed", async () => {
    await payload.delete({ collection: "payload-jobs", where: {} });
    const add = (count: number, time: string, failed: boolean) =>
      payload.db.pool.query(
        `INSERT INTO payload_jobs (task_slug, input, wait_until, has_error)
         SELECT 'schedulePublish', '{"type": "publish", "global": "our-vision"}', $2, $3 FROM generate_series(1, $1)`,
        [count, time, failed],
      );
    await add(45, "2026-01-01T09:00:00Z", true);
    await add(3, "2026-11-30T20:59:00Z", false);
    await add(40, "2026-11-30T21:00:00Z", false);
    await add(1, "2026-12-05T09:00:00Z", true);
    const { planned, days } = await findWork(payload, everything, mine, "en", "+03:00");
    expect(days).toEqual([
      { date: "2026-01-01", waiting: 0, failed: 45 },
      { date: "2026-11-30", waiting: 3, failed: 0 },
      { date: "2026-12-01", waiting: 40, failed: 0 },
      { date: "2026-12-05", waiting: 0, failed: 1 },
    ]);
    expect(planned.map(({ failed }) => failed)).toEqual(Array.from({ length: 80 }, (_plan, at) => at < 40));
  });

  it("shows what may be read alone, in one query", async () => {
    const query = vi.spyOn(payload.db.pool, "query");
    const { drafts, recent, planned } = await findWork(
      payload,
      (slug) => slug === "our-vision",
      mine,
      "en",
      "+03:00",
    );
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
    for (const list of [drafts, recent, planned])
      expect(new Set(list.map(({ place }) => place))).toEqual(new Set(["our-vision"]));
    expect(await findWork(payload, () => false, mine, "en", "+03:00")).toEqual({
      ...{ drafts: [], recent: [], planned: [], days: [] },
    });
  });
});
