import { schedulePublishHandler } from "@payloadcms/ui/utilities/schedulePublishHandler";
import { initI18n } from "@payloadcms/translations";
import { createLocalReq, restoreVersionOperationGlobal } from "payload";
import type { GlobalSlug, Where } from "payload";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { startTestCms } from "../../server/testing/start-test-cms.ts";
import type { User } from "../payload-types.ts";
import type { Role } from "./roles.ts";

const { payload } = await startTestCms();
const { onlyByPublishers } = await import("./server-functions.ts");
const staff = new Map<Role, User>();

const as = (role: Role) => {
  const user = staff.get(role);
  return { overrideAccess: false, ...(user && { user: { ...user, collection: "users" as const } }) };
};

beforeAll(async () => {
  for (const role of ["owner", "editor", "translator", "inbox"] as const) {
    const data = { name: role, email: `${role}@miqyas.example`, password: "a password of theirs", role };
    staff.set(role, await payload.create({ collection: "users", data }));
  }
});

const publish = (title: string) =>
  payload.create({ collection: "blogs", data: { title, created_on: "2026-01-01", _status: "published" } });

const published = (id: number) =>
  payload.findByID({ collection: "blogs", id, locale: "ar", fallbackLocale: false });

/** The local API does not mark a page's version as a draft; the admin's call does. */
async function restoreGlobal(slug: GlobalSlug, id: number | string, draft: boolean, role: Role) {
  const globalConfig = payload.globals.config.find((page) => page.slug === slug);
  if (!globalConfig) throw new Error(`There is no page ${slug}`);
  const { user } = as(role);
  const req = await createLocalReq({ ...(user && { user }) }, payload);
  await restoreVersionOperationGlobal({ id, depth: 0, draft, globalConfig, overrideAccess: false, req });
}

describe("a translator", () => {
  it("saves a draft that leaves the published text as it was", async () => {
    const { id } = await publish("Draft only");
    const update = { collection: "blogs", id, locale: "ar", ...as("translator") } as const;
    // The admin sends every field of its form, also the empty `deletedAt` of the trash.
    await payload.update({ ...update, draft: true, data: { title: "مسودة", deletedAt: null } });
    expect((await published(id)).title).toBeFalsy();
    const draft = await payload.findByID({ collection: "blogs", id, locale: "ar", draft: true });
    expect(draft).toMatchObject({ title: "مسودة", _status: "draft" });
  });

  it.each([
    ["publishes", { draft: true, data: { title: "x", _status: "published" as const } }],
    ["writes into the published text", { draft: false, data: { title: "x" } }],
    ["takes the text off the site", { draft: false, data: { _status: "draft" as const } }],
    ["takes it out of the trash", { draft: true, trash: true, data: { deletedAt: null } }],
    ["moves it to the trash", { draft: true, data: { deletedAt: "2026-01-01T00:00:00.000Z" } }],
  ])("is refused when the change %s", async (_name, change) => {
    const { id } = await publish("Untouched");
    const update = payload.update({ collection: "blogs", id, ...change, ...as("translator") });
    await expect(update).rejects.toMatchObject({ status: 403 });
    expect(await payload.findByID({ collection: "blogs", id })).toMatchObject({
      title: "Untouched",
      _status: "published",
    });
  });

  it("is refused the same on a page of which there is one", async () => {
    const write = (draft: boolean) =>
      payload.updateGlobal({
        ...{ slug: "our-mission", locale: "ar", draft, data: { mission: "m" } },
        ...as("translator"),
      });
    await expect(write(false)).rejects.toMatchObject({ status: 403 });
    await expect(write(true)).resolves.toMatchObject({ mission: "m" });
    const english = { slug: "our-mission", locale: "en", draft: true, data: { mission: "m" } } as const;
    const change = payload.updateGlobal({ ...english, ...as("translator") });
    await expect(change).rejects.toMatchObject({ status: 403 });
  });

  it.each([false, true])("may not bring back an old version (as a draft: %s)", async (draft) => {
    const { id } = await publish("First");
    await payload.update({ collection: "blogs", id, data: { title: "Second" } });
    const { docs } = await payload.findVersions({ collection: "blogs", where: { parent: { equals: id } } });
    const version = docs.at(-1)?.id ?? "";
    const restore = payload.restoreVersion({ collection: "blogs", id: version, draft, ...as("translator") });
    await expect(restore).rejects.toMatchObject({ status: 403 });
  });

  it.each([false, true])(
    "may not bring back an old version of a page of which there is one (as a draft: %s)",
    async (draft) => {
      const slug = "our-vision";
      await payload.updateGlobal({ slug, data: { description: "Live", _status: "published" } });
      await payload.updateGlobal({
        ...{ slug, locale: "ar", draft: true, data: { description: "Draft" } },
        ...as("translator"),
      });
      const { docs } = await payload.findGlobalVersions({ slug, sort: "-createdAt" });
      const restore = restoreGlobal(slug, docs[0]?.id ?? 0, draft, "translator");
      await expect(restore).rejects.toMatchObject({ status: 403 });
      expect(await payload.findGlobal({ slug })).toMatchObject({ description: "Live", _status: "published" });
    },
  );
});

describe("an editor", () => {
  it("WRITE-1 brings back an old version of a page as a draft, and the published page stays", async () => {
    const slug = "our-vision";
    const save = (description: string, locale: "en" | "ar") =>
      payload.updateGlobal({ slug, locale, data: { description, _status: "published" }, ...as("owner") });
    await save("Old", "en");
    await save("قديم", "ar");
    const { docs } = await payload.findGlobalVersions({ slug, sort: "-createdAt" });
    await save("New", "en");
    await save("جديد", "ar");
    const read = (locale: "en" | "ar", draft: boolean) => payload.findGlobal({ slug, locale, draft });
    const { updatedAt } = await read("en", true);
    await restoreGlobal(slug, docs[0]?.id ?? 0, true, "editor");
    // The form of the old version's author is still open.
    const data = { description: "Form", updatedAt };
    const form = payload.updateGlobal({ slug, draft: true, data, ...as("owner") });
    await expect(form).rejects.toMatchObject({ status: 423 });
    expect(await read("en", false)).toMatchObject({ description: "New", _status: "published" });
    expect(await read("ar", false)).toMatchObject({ description: "جديد" });
    expect(await read("en", true)).toMatchObject({ description: "Old", _status: "draft" });
    expect(await read("ar", true)).toMatchObject({ description: "قديم" });
  });
});

describe("plans to publish (B17)", () => {
  const call = async (role: Role, args: object) => {
    const { user } = as(role);
    const req = await createLocalReq({ ...(user && { user }) }, payload);
    return onlyByPublishers<object>(schedulePublishHandler)({ ...args, req } as never);
  };
  const plans = async () => (await payload.find({ collection: "payload-jobs", depth: 0 })).docs;

  it("are made, replaced and taken back by those who may publish, and by nobody else", async () => {
    const { id } = await publish("Planned");
    const doc = { relationTo: "blogs", value: String(id) };
    const plan = { type: "publish", date: new Date("2099-01-01"), doc };
    for (const role of ["translator", "inbox"] as const)
      await expect(call(role, plan)).rejects.toMatchObject({ status: 403 });
    expect(await plans()).toEqual([]);
    await call("editor", plan);
    const [planned] = await plans();
    for (const role of ["translator", "inbox"] as const)
      await expect(call(role, { ...plan, deleteID: planned?.id })).rejects.toMatchObject({ status: 403 });
    expect(await plans()).toEqual([planned]);
    await call("owner", { ...plan, date: new Date("2099-01-02"), deleteID: planned?.id });
    const [moved] = await plans();
    expect(moved).toMatchObject({ waitUntil: "2099-01-02T00:00:00.000Z" });
    expect(moved?.id).not.toBe(planned?.id);
    await call("owner", { deleteID: moved?.id });
    expect((await plans()).map((one) => one.id)).not.toContain(moved?.id);
    await payload.delete({ collection: "payload-jobs", where: {} });
  });
});

describe("a plan that the back office does not make (B17)", () => {
  const date = new Date("2099-01-01");
  const doc = { relationTo: "blogs", value: "1" };
  it.each([
    ["an id that is no number", { type: "publish", date, doc: { ...doc, value: "x" } }],
    ["a kind that there is not", { type: "publish", date, doc: { ...doc, relationTo: "x" } }],
    ["a kind without drafts", { type: "publish", date, doc: { ...doc, relationTo: "users" } }],
    ["a page that there is not", { type: "publish", date, global: "x" }],
    ["an entry and a page", { type: "publish", date, doc, global: "our-vision" }],
    ["no target", { type: "publish", date }],
    ["a time as text", { type: "publish", date: "2099-01-01T00:00:00.000Z", doc }],
    ["no time", { type: "publish", doc }],
    ["another language", { type: "publish", date, doc, localeToPublish: "fr" }],
    ["the end of something that is no plan", { deleteID: { not_equals: 0 } }],
  ])("is refused: %s", async (_fault, args) => {
    const { user } = as("editor");
    const req = await createLocalReq({ ...(user && { user }) }, payload);
    const plan = onlyByPublishers<object>(schedulePublishHandler)({ ...args, req } as never);
    await expect(plan).rejects.toMatchObject({ status: 403 });
    expect((await payload.find({ collection: "payload-jobs" })).totalDocs).toBe(0);
  });
});

it.each(["owner", "editor", "translator", "inbox"] as const)(
  "%s neither reads nor changes when Payload last planned a task (B17)",
  async (role) => {
    const slug = "payload-jobs-stats";
    await expect(payload.findGlobal({ slug, ...as(role) })).rejects.toMatchObject({ status: 403 });
    const change = payload.updateGlobal({ slug, data: { stats: {} }, ...as(role) });
    await expect(change).rejects.toMatchObject({ status: 403 });
  },
);

describe("accounts", () => {
  it("keeps at least one owner", async () => {
    const id = staff.get("owner")?.id ?? 0;
    const demote = payload.update({ collection: "users", id, data: { role: "editor" }, ...as("owner") });
    await expect(demote).rejects.toThrow(
      "There must be at least one owner. Make someone else an owner first.",
    );
    await expect(payload.delete({ collection: "users", id })).rejects.toThrow(
      "There must be at least one owner. Make someone else an owner first.",
    );
  });

  it("keeps one also when two owners demote each other at the same time", async () => {
    const data = { name: "o", email: "owner2@miqyas.example", password: "a password of theirs" };
    const second = await payload.create({ collection: "users", data: { ...data, role: "owner" } });
    const demote = (id: number | string, transactionID?: number | string) =>
      payload.update({
        collection: "users",
        id,
        data: { role: "editor" },
        ...(transactionID !== undefined && { req: { transactionID } }),
      });
    const transaction = (await payload.db.beginTransaction()) ?? "";
    await demote(second.id, transaction);
    let hasEnded = false;
    const other = demote(staff.get("owner")?.id ?? 0).finally(() => (hasEnded = true));
    const refused = expect(other).rejects.toThrow("There must be at least one owner.");
    const waiting = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
      WHERE datname = current_database() AND NOT granted`;
    await vi.waitUntil(async () => hasEnded || (await payload.db.pool.query(waiting)).rowCount, 10_000);
    await payload.db.commitTransaction(transaction);
    await refused;
  });

  it("lets nobody give themselves another role", async () => {
    const id = staff.get("editor")?.id ?? 0;
    await payload.update({
      collection: "users",
      id,
      data: { name: "Editor", role: "owner" },
      ...as("editor"),
    });
    expect(await payload.findByID({ collection: "users", id })).toMatchObject({
      name: "Editor",
      role: "editor",
    });
  });

  it("lets nobody but an owner change somebody else's account (B17)", async () => {
    const id = staff.get("owner")?.id ?? 0;
    for (const role of ["editor", "translator", "inbox"] as const)
      for (const data of [{ name: "Taken over" }, { password: "a password of mine" }]) {
        const change = payload.update({ collection: "users", id, data, ...as(role) });
        await expect(change, role).rejects.toMatchObject({ status: 403 });
      }
    expect(await payload.findByID({ collection: "users", id })).toMatchObject({ name: "owner" });
    const data = { email: "owner@miqyas.example", password: "a password of theirs" };
    expect(await payload.login({ collection: "users", data })).toMatchObject({ user: { id } });
  });

  it("closes an account after five wrong passwords (B18)", async () => {
    const login = (password: string) =>
      payload.login({ collection: "users", data: { email: "inbox@miqyas.example", password } });
    for (let attempt = 0; attempt < 5; attempt += 1) await expect(login("wrong")).rejects.toThrow();
    await expect(login("a password of theirs")).rejects.toMatchObject({ name: "LockedAuth" });
  });

  it.each(["en", "ar"] as const)(
    "refuses a closed account in the same words as an unknown one (B18, %s)",
    async (locale) => {
      const refusalOf = async (email: string) => {
        const req = await createLocalReq(
          { req: { headers: new Headers({ "accept-language": locale }) } },
          payload,
        );
        req.i18n = await initI18n({ config: payload.config.i18n, context: "api", language: locale });
        req.t = req.i18n.t;
        const login = payload.login({ collection: "users", data: { email, password: "wrong" }, req });
        return login.then(
          () => "",
          (error: unknown) => String(error).replace(/^\w+: /, ""),
        );
      };
      const unknown = await refusalOf("nobody@miqyas.example");
      for (let attempt = 0; attempt < 6; attempt += 1)
        expect(await refusalOf("translator@miqyas.example")).toBe(unknown);
      expect(unknown).toMatch(locale === "ar" ? /كلمة المرور/ : /password is wrong/);
      await payload.unlock({
        collection: "users",
        data: { email: "translator@miqyas.example", password: "" },
        overrideAccess: true,
      });
    },
  );

  it("keeps what a visitor wrote as it is", async () => {
    const data = {
      name: "N",
      email: "n@example.org",
      message: "M",
      received_at: "2026-01-01",
      language: "en",
    } as const;
    const { id } = await payload.create({ collection: "contact-messages", data: { ...data, status: "new" } });
    const change = { message: "rewritten", status: "closed" as const };
    await payload.update({ collection: "contact-messages", id, data: change, ...as("inbox") });
    expect(await payload.findByID({ collection: "contact-messages", id })).toMatchObject({
      message: "M",
      status: "closed",
    });
  });
});

// The last of this file: accounts of the other tests are gone after it.
describe("one call for several owners", () => {
  it.each([
    ["deletes all of them", (where: Where) => payload.delete({ collection: "users", where })],
    [
      "gives all of them another role",
      (where: Where) => payload.update({ collection: "users", where, data: { role: "editor" } }),
    ],
  ])("keeps one when it %s", async (_, call) => {
    const data = {
      name: "o",
      email: `${crypto.randomUUID()}@miqyas.example`,
      password: "a password of theirs",
    };
    await payload.create({ collection: "users", data: { ...data, role: "owner" } });
    const owners: Where = { role: { equals: "owner" } };
    const { errors } = await call(owners);
    expect(errors.map(({ message }) => message)).toContain(
      "There must be at least one owner. Make someone else an owner first.",
    );
    expect((await payload.count({ collection: "users", where: owners })).totalDocs).toBeGreaterThan(0);
  });
});
