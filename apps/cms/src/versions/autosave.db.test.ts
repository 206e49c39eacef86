import { createLocalReq } from "payload";
import { beforeAll, describe, expect, it } from "vitest";
import { startTestCms } from "../../server/testing/start-test-cms.ts";
import type { User } from "../payload-types.ts";
import { propertyOf } from "../property-of.ts";

const { payload } = await startTestCms();
let first: User;
let second: User;

beforeAll(async () => {
  const create = (name: string) =>
    payload.create({
      collection: "users",
      data: { name, email: `${name}@miqyas.example`, password: "a password of theirs", role: "editor" },
    });
  first = await create("first");
  second = await create("second");
});

/** Saves an article as the form does by itself, or by the button. */
const save = (id: number, by: User, title: string, autosave = true) =>
  payload.update({
    ...{ collection: "blogs", id, draft: true, autosave, data: { title, _status: "draft" } },
    ...{ user: { ...by, collection: "users" }, req: { query: autosave ? { autosave: "true" } : {} } },
  });

async function create(): Promise<number> {
  const data = { title: "", created_on: "2026-01-01" };
  return (await payload.create({ collection: "blogs", draft: true, data })).id;
}

async function versionsOf(id: number) {
  const { docs } = await payload.findVersions({
    ...({ collection: "blogs", sort: "updatedAt", depth: 0, showHiddenFields: true } as const),
    where: { parent: { equals: id } },
  });
  return docs.map((doc) => [doc.version.title, doc.version.changed_by, propertyOf(doc, "autosave") === true]);
}

describe("a form that saves itself (WRITE-1)", () => {
  it("opens an empty entry in the language of the form, in a drawer too", async () => {
    const user = { ...first, collection: "users" as const };
    const opened = await payload.create({
      ...({ collection: "our-services", locale: "ar", fallbackLocale: false, draft: true, user } as const),
      data: {} as never,
    });
    expect(opened.title ?? null).toBeNull();
  });

  it("makes one version of all that one person types, and a version of its own by the button", async () => {
    const id = await create();
    for (const title of ["A", "Ab", "Abc"]) await save(id, first, title);
    await save(id, first, "Abc", false);
    await save(id, first, "Abcd");
    expect((await versionsOf(id)).slice(1)).toEqual([
      ["Abc", first.id, true],
      ["Abc", first.id, false],
      ["Abcd", first.id, true],
    ]);
  });

  it("keeps apart what two people type", async () => {
    const id = await create();
    await save(id, first, "Mine");
    await save(id, second, "Theirs");
    await save(id, second, "Theirs too");
    expect((await versionsOf(id)).slice(1)).toEqual([
      ["Mine", first.id, true],
      ["Theirs", second.id, false],
      ["Theirs too", second.id, true],
    ]);
  });

  it("makes no address of a half-written title", async () => {
    const id = await create();
    expect((await save(id, first, "Wh")).slug).toBeFalsy();
    expect((await save(id, first, "What a basket costs", false)).slug).toBe("what-a-basket-costs");
  });

  it("leaves no entries behind that somebody opened and never wrote in", async () => {
    /** Opens the form of a new article, as Payload does. */
    const open = async (by: User) => {
      const user = { ...by, collection: "users" as const };
      return (await payload.create({ collection: "blogs", draft: true, data: {}, user })).id;
    };
    const [empty, written, cleared] = [await open(first), await open(first), await open(first)];
    const others = await open(second);
    for (const id of [empty, written, cleared, others]) {
      const data = { createdAt: "2026-01-01T09:00:00.000Z" };
      await payload.db.updateOne({ collection: "blogs", id, data, returning: false });
    }
    await save(written, first, "Words");
    await save(cleared, first, "Words");
    await save(cleared, first, "");
    const young = await open(first);
    await open(first);
    const { docs } = await payload.find({
      collection: "blogs",
      where: { id: { in: [empty, written, cleared, others, young] } },
      sort: "id",
    });
    expect(docs.map(({ id }) => id)).toEqual([written, cleared, others, young]);
  });

  it("is listed beside its versions by others, to those who may read them", async () => {
    const { latestVersionsEndpoint } = await import("./latest-versions-endpoint.ts");
    const list = async (query: Record<string, string>, by: User | null) => {
      const req = await createLocalReq({ ...(by && { user: { ...by, collection: "users" } }) }, payload);
      Object.assign(req, { searchParams: new URLSearchParams(query) });
      const body: unknown = await (await latestVersionsEndpoint.handler(req)).json();
      return propertyOf(body, "versions");
    };
    const id = await create();
    await payload.update({ collection: "blogs", id, data: { title: "Public", _status: "published" } });
    await save(id, first, "Typed");
    await save(id, second, "By the button", false);
    const of = { kind: "blogs", id: String(id) };
    expect(await list(of, first)).toMatchObject([
      { state: "draft", by: "account", name: "second" },
      { state: "autosave", by: "account", name: "first" },
      { state: "published", by: "program", name: null },
      { state: "draft", by: "program", name: null },
    ]);
    expect(await list({ kind: "home-page" }, first)).toEqual([]);
    await expect(list(of, null)).rejects.toMatchObject({ status: 403 });
    await expect(list({ kind: "users", id: "1" }, first)).rejects.toMatchObject({ status: 404 });
  });

  it("leaves the public text as it is", async () => {
    const id = await create();
    await payload.update({ collection: "blogs", id, data: { title: "Public", _status: "published" } });
    await save(id, first, "Draft");
    expect(await payload.findByID({ collection: "blogs", id })).toMatchObject({ title: "Public" });
  });
});
