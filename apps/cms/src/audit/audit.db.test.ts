import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startTestCms } from "../../server/testing/start-test-cms.ts";
import { parseCsv } from "../inbox/testing/parse-csv.ts";
import type { AuditLog, User } from "../payload-types.ts";
import { propertyOf } from "../property-of.ts";
import { onContentChange } from "../publishing/content-changes.ts";

const password = "a kettle on the roof";
const email = "lina@miqyas.example";

const { payload } = await startTestCms();
let lina: User;
let token = "";

beforeAll(async () => {
  payload.logger.level = "silent";
  lina = await payload.create({
    collection: "users",
    data: { name: "Lina", email, password, role: "owner" },
  });
});

/** Calls Payload's own REST API, as the admin does. */
async function call(method: string, path: string, body?: object, session = token, language = "en") {
  const { handleEndpoints } = await import("payload");
  const { default: config } = await import("../payload.config.ts");
  const headers = {
    "Content-Type": "application/json",
    "Accept-Language": language,
    ...(session && { Authorization: `JWT ${session}` }),
  };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return handleEndpoints({ config, request: new Request(`http://localhost/api${path}`, init) });
}

async function signIn(address = email, word = password) {
  const answer = await call("POST", "/users/login", { email: address, password: word }, "");
  return /payload-token=([^;]+)/.exec(answer.headers.get("Set-Cookie") ?? "")?.[1] ?? "";
}

const idOf = async (answer: Response) => Number(propertyOf(propertyOf(await answer.json(), "doc"), "id"));

/** The records since the last emptying, oldest first: act, who, to what, details. */
async function records(): Promise<(string | null | undefined)[][]> {
  const { docs } = await payload.find({ collection: "audit-log", sort: "id", limit: 0, depth: 0 });
  return docs.map(({ act, actor, subject, details }: AuditLog) => [act, actor, subject, details]);
}

beforeEach(async () => {
  token = await signIn();
  await payload.db.deleteMany({ collection: "audit-log", where: {} });
});

describe("the audit log (B18)", () => {
  it("records sign-ins, failed ones of known accounts, and sign-outs", async () => {
    const session = await signIn();
    await signIn(email, "a wrong password");
    await signIn("nobody@miqyas.example");
    await call("POST", "/users/logout", {}, session);
    expect(await records()).toEqual([
      ["sign_in", "Lina", "Lina", null],
      ["sign_in_failed", null, "Lina", null],
      ["sign_out", "Lina", "Lina", null],
    ]);
  });

  it("records accounts, roles and passwords, without the password", async () => {
    const data = { name: "Sami", email: "sami@miqyas.example", password, role: "editor" };
    const id = await idOf(await call("POST", "/users", data));
    await call("PATCH", `/users/${id}`, { role: "inbox", name: "Samir" });
    await call("PATCH", `/users/${id}`, { password: "a lamp under the stairs" });
    await call("DELETE", `/users/${id}`);
    expect(await records()).toEqual([
      ["account_created", "Lina", "Sami", "Editor: content and pictures"],
      ["role_changed", "Lina", "Samir", "Editor: content and pictures → Inbox: messages and subscribers"],
      ["account_changed", "Lina", "Samir", "Name"],
      ["password_changed", "Lina", "Samir", null],
      ["account_deleted", "Lina", "Samir", null],
    ]);
  });

  it("records a password that was set by the link of a mail", async () => {
    const data = { name: "Sami", email: "sami@miqyas.example", password, role: "editor" } as const;
    const { id } = await payload.create({ collection: "users", data });
    await payload.db.deleteMany({ collection: "audit-log", where: {} });
    const link = await payload.forgotPassword({
      ...{ collection: "users", data: { email: data.email }, disableEmail: true },
    });
    await call("POST", "/users/reset-password", { token: link, password: "a lamp under the stairs" }, "");
    expect(await records()).toEqual([["password_changed", "Sami", "Sami", null]]);
    await payload.delete({ collection: "users", id });
  });

  it("records content that is published, taken back, trashed, restored and deleted, and no draft", async () => {
    const draft = { title: "Olive oil", slug: "olive-oil", created_on: "2026-01-01", _status: "draft" };
    const id = await idOf(await call("POST", "/blogs?draft=true&locale=en", draft));
    await call("PATCH", `/blogs/${id}?draft=true&locale=en`, { title: "Olive oil prices" });
    expect(await records()).toEqual([]);
    await call("PATCH", `/blogs/${id}?locale=en`, { _status: "published" });
    await call("PATCH", `/blogs/${id}?locale=en`, { _status: "draft" });
    await call("PATCH", `/blogs/${id}`, { deletedAt: "2026-01-02T00:00:00Z" });
    await call("PATCH", `/blogs/${id}?trash=true`, { deletedAt: null });
    await call("DELETE", `/blogs/${id}`);
    expect((await records()).map(([act, actor, subject]) => [act, actor, subject])).toEqual(
      ["published", "unpublished", "trashed", "restored", "deleted"].map((act) => [
        act,
        "Lina",
        "Olive oil prices",
      ]),
    );
  });

  it("WRITE-1 records and announces nothing of what a form saves by itself, and names both languages", async () => {
    const article = { title: "Lentils", created_on: "2026-01-01", _status: "published" };
    const id = await idOf(await call("POST", "/blogs?locale=en", article));
    await call("POST", "/globals/our-vision?locale=en", { description: "A view", _status: "published" });
    await payload.db.deleteMany({ collection: "audit-log", where: {} });
    const heard: string[] = [];
    const stop = onContentChange((tag) => heard.push(tag));
    const byItself = "draft=true&autosave=true&locale=en";
    await call("PATCH", `/blogs/${id}?${byItself}`, { title: "Lentils again" });
    await call("POST", `/globals/our-vision?${byItself}`, { description: "Another view" });
    expect([await records(), heard]).toEqual([[], []]);
    await call("PATCH", `/blogs/${id}?locale=en&publishAllLocales=true`, { _status: "published" });
    stop();
    expect(await records()).toEqual([["published", "Lina", "Lentils again", "English, Arabic"]]);
    expect(heard).toContain("blogs");
  });

  it("LANG-15 names both languages when a list, a form or a plan publishes or takes back both, and one of a plan for one", async () => {
    const article = { title: "Carob", created_on: "2026-01-01", _status: "draft" };
    const id = await idOf(await call("POST", "/blogs?draft=true&locale=en", article));
    const list = `/blogs?locale=en&where[id][in][0]=${id}`;
    await call("PATCH", `${list}&draft=true`, { _status: "published" });
    await call("PATCH", `/blogs/${id}?locale=en&unpublishAllLocales=true`, { _status: "draft" });
    const doc = { relationTo: "blogs" as const, value: id };
    const user = { relationTo: "users" as const, value: lina.id };
    for (const plan of [
      { type: "publish", locale: "en" },
      { type: "unpublish" },
      { type: "publish" },
    ] as const) {
      await payload.jobs.queue({ task: "schedulePublish", input: { ...plan, doc, user } });
      await payload.jobs.run({ silent: true });
    }
    await call("PATCH", `/blogs/${id}?locale=ar&publishSpecificLocale=ar`, {
      title: "خروب",
      _status: "published",
    });
    expect((await records()).map(([act, , , details]) => [act, details])).toEqual([
      ["published", "English, Arabic"],
      ["unpublished", "English, Arabic"],
      ["published", "English"],
      ["unpublished", "English, Arabic"],
      ["published", "English, Arabic"],
      ["published", "Arabic"],
    ]);
  });

  it("records that an article or page with a newer draft is taken back, and no publication by its form", async () => {
    const article = { title: "Sumac", created_on: "2026-01-01", _status: "published" };
    const id = await idOf(await call("POST", "/blogs?locale=en", article));
    const page = "/globals/our-vision";
    await call("POST", `${page}?locale=en`, { description: "A view", _status: "published" });
    await payload.db.deleteMany({ collection: "audit-log", where: {} });
    const byItself = "draft=true&autosave=true&locale=en";
    await call("PATCH", `/blogs/${id}?${byItself}`, { title: "Sumac" });
    await call("POST", `${page}?${byItself}`, { description: "A view" });
    expect(await records()).toEqual([]);
    await call("PATCH", `/blogs/${id}?${byItself}`, { title: "Sumac again" });
    await call("POST", `${page}?${byItself}`, { description: "Another view" });
    const back = "unpublishAllLocales=true&locale=en";
    for (const _twice of [1, 2]) {
      await call("PATCH", `/blogs/${id}?${back}`, { _status: "draft" });
      await call("POST", `${page}?${back}`, { _status: "draft" });
    }
    expect((await records()).map(([act, , subject]) => [act, subject])).toEqual([
      ["unpublished", "Sumac again"],
      ["unpublished", null],
    ]);
  });

  it("records the names of changed settings, not their contents", async () => {
    // The first save writes every field.
    await call("POST", "/globals/site-settings?locale=en", {});
    await payload.db.deleteMany({ collection: "audit-log", where: {} });
    await call("POST", "/globals/site-settings?locale=en", { agency_name: "Orontes Research" });
    expect(await records()).toEqual([["settings_changed", "Lina", null, "Name of the agency"]]);
  });

  it("names fields and languages in the language of its reader, and what no longer exists as it was stored", async () => {
    const data = { happened_at: "2026-01-01T00:00:00Z", act: "changed", kind: "blogs" } as const;
    await payload.create({ collection: "audit-log", data: { ...data, details: "title, slug, gone_field" } });
    await payload.create({ collection: "audit-log", data: { ...data, details: "en, ar" } });
    const path = "/audit-log?sort=id&depth=0";
    const answer: unknown = await (await call("GET", path, undefined, token, "ar")).json();
    const docs = propertyOf(answer, "docs") as AuditLog[];
    expect(docs.map(({ details }) => details)).toEqual(["العنوان، الرابط، gone_field", "الإنكليزية، العربية"]);
    expect((await records()).map(([, , , details]) => details)).toEqual([
      "Title, Link, gone_field",
      "English, Arabic",
    ]);
  });

  it("records an export, and is exported as CSV", async () => {
    await (await call("GET", "/contact-messages/export")).text();
    const exported = parseCsv(await (await call("GET", "/audit-log/export")).text());
    expect(exported[0]).toEqual(["When", "Who", "What", "Kind of entry", "Number", "Entry", "Details"]);
    expect(exported[1]?.slice(1)).toEqual(["Lina", "Exported", "contact-messages", "", "", "0"]);
    expect(exported[1]?.[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
  });

  describe("of the inbox", () => {
    it("F20 names a message by its reference and a subscriber by nothing, so it has nobody but staff", async () => {
      const { rows } = await payload.db.pool.query<{ message: number; subscriber: number }>(
        `WITH message AS (INSERT INTO contact_messages (name, email, reference, received_at)
             VALUES ('Rana', 'rana@mill.sy', 'K7QX4MTA', now()) RETURNING id),
           subscriber AS (INSERT INTO newsletter_subscribers (email, status) VALUES ('rana@mill.sy', 'confirmed') RETURNING id)
         SELECT message.id AS message, subscriber.id AS subscriber FROM message, subscriber`,
      );
      const places = [
        `/contact-messages/${rows[0]?.message}`,
        `/newsletter-subscribers/${rows[0]?.subscriber}`,
      ];
      for (const [at, status] of ["answered", "unsubscribed"].entries())
        expect((await call("PATCH", places[at] ?? "", { status })).status).toBe(200);
      for (const place of places) expect((await call("DELETE", place)).status).toBe(200);
      expect(await records()).toEqual([
        ["changed", "Lina", "K7QX4MTA", "State"],
        ["changed", "Lina", "", "State, Unsubscribed"],
        ["deleted", "Lina", "K7QX4MTA", null],
        ["deleted", "Lina", "", null],
      ]);
    });

    it("F20 named visitors before; a migration removes their names and no other subject", async () => {
      const old = { happened_at: "2026-01-01T00:00:00Z", act: "deleted", subject: "Rana" } as const;
      for (const kind of ["contact-messages", "newsletter-subscribers", "blogs"])
        await payload.create({ collection: "audit-log", data: { ...old, kind } });
      const { up } = await import("../migrations/20261126_090000_audit_without_visitors.ts");
      await up({ db: payload.db.drizzle } as never);
      expect((await records()).map(([, , subject]) => subject)).toEqual([null, null, "Rana"]);
    });
  });

  it("is read by owners only, and changed by nobody", async () => {
    await call("GET", "/contact-messages/export").then((answer) => answer.text());
    const { docs } = await payload.find({ collection: "audit-log" });
    const id = docs[0]?.id;
    for (const [method, path] of [
      ["PATCH", `/${id}`],
      ["DELETE", `/${id}`],
      ["DELETE", "?where[id][exists]=true"],
      ["POST", ""],
    ] as const)
      expect((await call(method, `/audit-log${path}`, { act: "sign_in" })).status).toBe(403);
    const data = { name: "Sami", email: "sami@miqyas.example", password, role: "editor" } as const;
    const editor = await payload.create({ collection: "users", data });
    const session = await signIn(data.email);
    for (const path of ["", `/${id}`, "/export"])
      expect((await call("GET", `/audit-log${path}`, undefined, session)).status).toBe(403);
    await payload.delete({ collection: "users", id: editor.id });
  });

  it("stops nothing when it cannot be written, and forgets what was rolled back", async () => {
    const create = vi.spyOn(payload, "create").mockRejectedValue(new Error("full"));
    const error = vi.spyOn(payload.logger, "error");
    expect((await call("POST", "/globals/site-settings", { agency_name: "Orontes" })).status).toBe(200);
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ event: "audit_not_written" }));
    create.mockRestore();
    error.mockRestore();
    expect((await call("PATCH", `/users/${lina.id}`, { name: "Lina H", role: "editor" })).status).toBe(400);
    expect(await records()).toEqual([]);
  });
});

describe("the sessions of an account (B18)", () => {
  const isOpen = async (session: string) =>
    propertyOf(await (await call("GET", "/users/me", undefined, session)).json(), "user") !== null;
  const sessionsOf = async () =>
    (await payload.db.findOne<User>({ collection: "users", where: { id: { equals: lina.id } } }))?.sessions ??
    [];

  it("are ended one by one, or all others at once", async () => {
    const [first, second, third] = [await signIn(), await signIn(), await signIn()];
    const [, , , { id: newest } = { id: "" }] = (await sessionsOf()).slice(-4);
    await call("POST", `/users/${lina.id}/sessions/end`, { session: newest });
    expect(await Promise.all([first, second, third].map(isOpen))).toEqual([true, true, false]);
    await call("POST", `/users/${lina.id}/sessions/end`, {}, second);
    expect(await Promise.all([first, second].map(isOpen))).toEqual([false, true]);
    expect(await sessionsOf()).toHaveLength(1);
  });

  it("of others are ended by owners only, and a new password ends all others", async () => {
    const data = { name: "Sami", email: "sami@miqyas.example", password, role: "editor" } as const;
    const { id } = await payload.create({ collection: "users", data });
    const his = await signIn(data.email);
    expect((await call("POST", `/users/${lina.id}/sessions/end`, {}, his)).status).toBe(403);
    expect((await call("POST", `/users/${lina.id}/sessions/end`, {}, "")).status).toBe(403);
    expect((await call("POST", `/users/${id}/sessions/end`, {})).status).toBe(200);
    expect(await isOpen(his)).toBe(false);
    const [first, second] = [await signIn(data.email), await signIn(data.email)];
    await call("PATCH", `/users/${id}`, { password: "a lamp under the stairs" }, first);
    expect(await Promise.all([first, second].map(isOpen))).toEqual([true, false]);
  });
});
