import { afterAll, beforeAll, expect, it, vi } from "vitest";
import * as v from "valibot";
import { startSmtpSink } from "../../server/testing/smtp-sink.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";
import type { User } from "../payload-types.ts";
import { deadLink } from "./password-hooks.ts";

const password = "a kettle on the roof";
const made = v.object({ link: v.string(), until: v.string(), isMailed: v.boolean() });

const sink = await startSmtpSink();
vi.stubEnv("SMTP_URL", sink.url);
const { payload } = await startTestCms();
let lina: User;
let sami: User;

beforeAll(async () => {
  payload.logger.level = "silent";
  const create = (name: string, role: User["role"]) =>
    payload.create({
      collection: "users",
      data: { name, role, email: `${name}@miqyas.example`, password },
    });
  lina = await create("lina", "owner");
  sami = await create("sami", "editor");
});

afterAll(() => sink.close());

/** Calls Payload's own REST API, as the admin does. */
async function call(path: string, body: object, token?: string): Promise<Response> {
  const { handleEndpoints } = await import("payload");
  const { default: config } = await import("../payload.config.ts");
  const request = new Request(`http://localhost/api/users/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: {
      "Content-Type": "application/json",
      "Accept-Language": "ar",
      ...(token && { Authorization: `JWT ${token}` }),
    },
  });
  return handleEndpoints({ config, request });
}

async function signIn(email: string): Promise<string> {
  const { headers } = await call("login", { email, password });
  return /payload-token=([^;]+)/.exec(headers.get("Set-Cookie") ?? "")?.[1] ?? "";
}

const invite = async (path: string, body: object) =>
  v.parse(made, await (await call(path, body, await signIn(lina.email))).json());

const choose = (link: string, chosen = password) =>
  call("reset-password", { token: link.split("/").at(-1), password: chosen });

it("B18 a colleague is invited by a link, which works once", async () => {
  const email = "rana@miqyas.example";
  const { link, until, isMailed } = await invite("invite", { name: "Rana", email, role: "translator" });
  expect(link).toMatch(/\/admin\/choose-password\/[0-9a-f]{40}$/);
  expect(until).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(isMailed).toBe(true);
  expect(sink.mails.map(({ recipients, html }) => [...recipients, html.includes(`href="${link}"`)])).toEqual([
    [email, true],
  ]);
  const weak = await choose(link, "passwordpassword");
  expect(weak.status).toBe(400);
  expect((await choose(link)).status).toBe(200);
  const account = await payload.login({ collection: "users", data: { email, password } });
  expect(account.user).toMatchObject({ name: "Rana", role: "translator" });
  const again = await choose(link, "a lamp under the stairs");
  expect(again.status).toBe(400);
  expect(await again.text()).toContain(deadLink.ar);
  const { docs } = await payload.find({
    collection: "audit-log",
    where: { subject: { equals: "Rana" } },
    sort: "id",
  });
  expect(docs.map(({ act, actor }) => [act, actor])).toEqual([
    ["account_created", "lina"],
    ["invited", "lina"],
    ["password_changed", "Rana"],
    ["sign_in", "Rana"],
  ]);
});

it("B18 a link ends after 72 hours, and when there is a later one", async () => {
  const first = await invite(`${sami.id}/invite`, {});
  const { link } = await invite(`${sami.id}/invite`, {});
  expect((await choose(first.link)).status).toBe(400);
  const where = { id: { equals: sami.id } };
  const account = await payload.db.findOne<User>({ collection: "users", where });
  const ends = Date.parse(account?.resetPasswordExpiration ?? "");
  const hours = (ends - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(71.9);
  expect(hours).toBeLessThanOrEqual(72);
  const resetPasswordExpiration = new Date(Date.now() - 1).toISOString();
  await payload.db.updateOne({ collection: "users", id: sami.id, data: { resetPasswordExpiration } });
  expect((await choose(link)).status).toBe(400);
});

it.each([
  ["password", { password: "a lamp under the stairs" }],
  ["e-mail address", { email: "sami.2@miqyas.example" }],
])("R15 a link ends when the %s is changed, and not with another field", async (_field, change) => {
  const { link } = await invite(`${sami.id}/invite`, {});
  const update = (data: Partial<User>) => payload.update({ collection: "users", id: sami.id, data });
  await update({ name: "Sami Darwish", email: sami.email });
  expect((await choose(link)).status).toBe(200);
  const later = await invite(`${sami.id}/invite`, {});
  await update(change);
  expect((await choose(later.link)).status).toBe(400);
  await update({ password, email: sami.email });
});

it("B18 a stranger ends no invitation, and sends an account one mail in ten minutes", async () => {
  const forget = async (email: string) => expect((await call("forgot-password", { email })).status).toBe(200);
  const { link } = await invite(`${sami.id}/invite`, {});
  sink.mails.length = 0;
  await forget(` ${sami.email.toUpperCase()}`);
  expect(sink.mails).toEqual([]);
  expect((await choose(link)).status).toBe(200);
  for (let time = 0; time < 3; time += 1) await forget(lina.email);
  await expect.poll(() => sink.mails.map(({ recipients }) => recipients)).toEqual([[lina.email]]);
  const [, mailed = ""] = /href="([^"]+)"/.exec(sink.mails[0]?.html ?? "") ?? [];
  const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000).toISOString();
  const data = { resetPasswordRequestedAt: elevenMinutesAgo };
  await payload.db.updateOne({ collection: "users", id: lina.id, data });
  await forget(lina.email);
  await expect.poll(() => sink.mails.length).toBe(2);
  expect((await choose(mailed)).status).toBe(400);
});

it("B18 a mail server that hangs or refuses changes neither the answer for an account nor its sign-in", async () => {
  const forget = async () => (await call("forgot-password", { email: sami.email })).status;
  const requested = async () =>
    (await payload.db.findOne<User>({ collection: "users", where: { id: { equals: sami.id } } }))
      ?.resetPasswordRequestedAt ?? null;
  await payload.db.updateOne({ collection: "users", id: sami.id, data: { resetPasswordRequestedAt: null } });
  const connections = sink.connections();
  sink.behave((line) => (line === "" ? "" : undefined));
  expect(await forget()).toBe(200);
  expect(await signIn(sami.email)).not.toBe("");
  await expect.poll(() => sink.connections()).toBe(connections + 1);
  sink.behave((line) => (line === "." ? "451 Later" : undefined));
  await payload.db.updateOne({ collection: "users", id: sami.id, data: { resetPasswordRequestedAt: null } });
  expect(await forget()).toBe(200);
  await expect.poll(() => sink.connections()).toBe(connections + 2);
  // The person may ask again at once.
  await expect.poll(requested).toBeNull();
  sink.behave(() => undefined);
});

it("B18 only owners invite", async () => {
  const data = { name: "Zaid", email: "zaid@miqyas.example", role: "owner" };
  const editor = await signIn(sami.email);
  for (const token of [undefined, editor])
    for (const path of ["invite", `${lina.id}/invite`])
      expect((await call(path, data, token)).status).toBe(403);
  const { totalDocs } = await payload.count({ collection: "users", where: { name: { equals: "Zaid" } } });
  expect(totalDocs).toBe(0);
  const owner = await signIn(lina.email);
  expect((await call("invite", { ...data, role: "king" }, owner)).status).toBe(403);
  expect((await call("invite", { ...data, email: sami.email }, owner)).status).toBe(400);
});
