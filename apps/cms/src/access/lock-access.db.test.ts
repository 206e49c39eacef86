import { createLocalReq, handleEndpoints } from "payload";
import type { PayloadRequest } from "payload";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { startTestCms } from "../../server/testing/start-test-cms.ts";
import type { User } from "../payload-types.ts";
import { propertyOf } from "../property-of.ts";
import { roles, type Role } from "./roles.ts";

const { payload } = await startTestCms();
const { lockingWhatMayBeChanged, ofWhatMayBeRead } = await import("./server-functions.ts");

const password = "a kettle on the roof";
const staff = new Map<Role, { user: User; token: string }>();
const locks = "payload-locked-documents";
let blog = 0;
let message = 0;

/** Sends a request over REST, as the form in the browser of a person does. */
async function send(method: string, path: string, body: object, as?: Role): Promise<Response> {
  const { default: config } = await import("../payload.config.ts");
  const headers = {
    "Content-Type": "application/json",
    ...(as && { Authorization: `JWT ${staff.get(as)?.token}` }),
  };
  const init = { method, headers, body: JSON.stringify(body) };
  return handleEndpoints({ config, request: new Request(`http://localhost/api/${path}`, init) });
}

beforeAll(async () => {
  payload.logger.level = "silent";
  for (const role of roles) {
    const email = `${role}@miqyas.example`;
    const user = await payload.create({ collection: "users", data: { name: role, email, password, role } });
    const answer = await send("POST", "users/login", { email, password });
    const token = /payload-token=([^;]+)/.exec(answer.headers.get("Set-Cookie") ?? "")?.[1] ?? "";
    staff.set(role, { user, token });
  }
  blog = (await payload.create({ collection: "blogs", data: { title: "A", created_on: "2026-01-01" } })).id;
  const { rows } = await payload.db.pool.query<{ id: number }>(
    "INSERT INTO contact_messages (name, received_at) VALUES ('Rana', now()) RETURNING id",
  );
  message = rows[0]?.id ?? 0;
});

afterEach(() => payload.delete({ collection: locks, where: {} }));

const idOf = (role: Role) => staff.get(role)?.user.id ?? 0;

function requestOf(role: Role): Promise<PayloadRequest> {
  const { user } = staff.get(role) ?? {};
  return createLocalReq({ ...(user && { user: { ...user, collection: "users" } }) }, payload);
}

type Place =
  | { document: { relationTo: "blogs" | "contact-messages" | "users"; value: number } }
  | { globalSlug: string };

/** Makes a lock as Payload's form does on the server. */
async function lock(place: Place, holder: Role): Promise<number> {
  const data = { ...place, user: { relationTo: "users" as const, value: idOf(holder) } };
  return (await payload.create({ collection: locks, data, depth: 0 })).id;
}

const read = (id: number) => payload.db.findOne({ collection: locks, where: { id: { equals: id } } });
const holderOf = async (id: number) => propertyOf(propertyOf(await read(id), "user"), "value");

describe("the lock of an entry (B17)", () => {
  it("is made over REST by nobody", async () => {
    const user = { relationTo: "users", value: idOf("owner") };
    for (const role of roles)
      expect((await send("POST", locks, { globalSlug: "our-vision", user }, role)).status).toBe(403);
  });

  it("is taken over by those who may change the entry, and by nobody else", async () => {
    const places: [Place, Role, Role[]][] = [
      [{ document: { relationTo: "blogs", value: blog } }, "owner", ["editor", "translator"]],
      [{ globalSlug: "our-vision" }, "owner", ["editor", "translator"]],
      [{ globalSlug: "site-settings" }, "owner", ["editor"]],
      [{ document: { relationTo: "contact-messages", value: message } }, "owner", ["inbox"]],
      [{ document: { relationTo: "users", value: idOf("inbox") } }, "owner", ["inbox"]],
    ];
    for (const [place, holder, takers] of places) {
      const id = await lock(place, holder);
      for (const role of roles.filter((one) => one !== "owner")) {
        const before = await holderOf(id);
        const mayTake = takers.includes(role);
        const answer = await send("PATCH", `${locks}/${id}`, {}, role);
        expect(answer.status, `${role} ${JSON.stringify(place)}`).toBe(mayTake ? 200 : 403);
        expect(await holderOf(id)).toBe(mayTake ? idOf(role) : before);
      }
    }
  });

  it("goes to whoever takes it over, stays where it is and lives no longer, whatever they send", async () => {
    const place = { document: { relationTo: "blogs" as const, value: blog } };
    const id = await lock(place, "owner");
    const forged = {
      user: { relationTo: "users", value: idOf("inbox") },
      ...{ document: null, globalSlug: "our-vision", updatedAt: "2099-01-01T00:00:00.000Z" },
    };
    expect((await send("PATCH", `${locks}/${id}`, forged, "editor")).status).toBe(200);
    const stored = await read(id);
    expect(stored).toMatchObject({ ...place, globalSlug: null, user: { value: idOf("editor") } });
    expect(Date.parse(String(propertyOf(stored, "updatedAt")))).toBeLessThan(Date.now() + 60_000);
    expect((await send("PATCH", `${locks}?where[id][equals]=${id}`, {}, "owner")).status).toBe(403);
  });

  it("is ended by its holder, one by one or with a query, and by nobody else", async () => {
    const place = { document: { relationTo: "blogs" as const, value: blog } };
    const ids = [await lock(place, "editor"), await lock(place, "editor")];
    for (const role of roles.filter((one) => one !== "editor")) {
      await send("DELETE", `${locks}/${ids[0]}`, {}, role);
      await send("DELETE", `${locks}?where[id][exists]=true`, {}, role);
      expect((await payload.count({ collection: locks })).totalDocs).toBe(2);
    }
    expect((await send("DELETE", `${locks}/${ids[0]}`, {}, "editor")).status).toBe(200);
    const own = `where[user.value][equals]=${idOf("editor")}&where[document.relationTo][equals]=blogs`;
    expect((await send("DELETE", `${locks}?${own}`, {}, "editor")).status).toBe(200);
    expect((await payload.count({ collection: locks })).totalDocs).toBe(0);
  });

  it("is made by the form of those who may change the entry, and by no other", async () => {
    const asks = async (role: Role, place: object) => {
      const req = await requestOf(role);
      const build = (args: object) => propertyOf(args, "returnLockStatus");
      return lockingWhatMayBeChanged<object>(build)({
        ...place,
        returnLockStatus: true,
        req,
      } as never);
    };
    const verdicts = (place: object) => Promise.all(roles.map((role) => asks(role, place)));
    // owner, editor, translator, inbox
    expect(await verdicts({ collectionSlug: "blogs", id: blog })).toEqual([true, true, true, false]);
    expect(await verdicts({ globalSlug: "site-settings" })).toEqual([true, true, false, false]);
    const both = { collectionSlug: "contact-messages", id: message };
    expect(await verdicts(both)).toEqual([true, false, false, true]);
    expect(await verdicts({ ...both, globalSlug: "our-vision" })).toEqual([true, false, false, false]);
    const account = { collectionSlug: "users", id: idOf("translator") };
    expect(await verdicts(account)).toEqual([true, false, true, false]);
  });
});

describe("a form, and a field of it (B17)", () => {
  const shown = async (role: Role, args: object) => {
    const call = { ...args, req: await requestOf(role) };
    const build = ofWhatMayBeRead<object>(() => true)(call as never);
    return build.catch((error: unknown) => propertyOf(error, "status"));
  };

  it.each([
    // owner, editor, translator, inbox
    ["an article", () => ({ collectionSlug: "blogs", id: blog }), [true, true, true, 403]],
    ["a new article", () => ({ collectionSlug: "blogs", id: null }), [true, true, true, 403]],
    ["a page", () => ({ globalSlug: "our-vision" }), [true, true, true, 403]],
    ["a message", () => ({ collectionSlug: "contact-messages", id: message }), [true, 403, 403, true]],
    ["an account", () => ({ collectionSlug: "users", id: idOf("inbox") }), [true, 403, 403, true]],
    ["no kind that there is", () => ({ collectionSlug: "x" }), [403, 403, 403, 403]],
    ["a field of an article", () => ({ schemaPath: "collection.blogs.title" }), [true, true, true, 403]],
    ["a field of a page", () => ({ schemaPath: "global.our-vision.description" }), [true, true, true, 403]],
    [
      "two kinds",
      () => ({ collectionSlug: "contact-messages", globalSlug: "our-vision" }),
      [true, 403, 403, 403],
    ],
  ] as const)("is built of %s for those who may read it", async (_name, args, verdicts) => {
    expect(await Promise.all(roles.map((role) => shown(role, args())))).toEqual(verdicts);
  });
});
