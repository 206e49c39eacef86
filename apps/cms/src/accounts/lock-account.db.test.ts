import { handleEndpoints } from "payload";
import { beforeEach, describe, expect, it } from "vitest";
import { duringChanges } from "../../server/testing/during-changes.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";
import type { User } from "../payload-types.ts";

const cms = await startTestCms();
const { payload } = cms;
payload.logger.level = "silent";

const account = { email: "amal@miqyas.example", password: "a kettle on the roof" };
let amal = 0;
let token = "";

/** Calls Payload's own REST API, as the admin does. */
async function call(method: string, path: string, body: object = {}): Promise<Response> {
  const { default: config } = await import("../payload.config.ts");
  const { env } = await import("../env.ts");
  const headers = {
    "Content-Type": "application/json",
    origin: env.CMS_ORIGIN,
    ...(token && { cookie: `payload-token=${token}` }),
  };
  const init = { method, headers, body: JSON.stringify(body) };
  return handleEndpoints({ config, request: new Request(`${env.CMS_ORIGIN}/api/users${path}`, init) });
}

async function signIn(password = account.password): Promise<Response> {
  return call("POST", "/login", { ...account, password });
}

const tokenOf = (answer: Response) =>
  /payload-token=([^;]+)/.exec(answer.headers.get("Set-Cookie") ?? "")?.[1] ?? "";

const read = () => payload.db.findOne<User>({ collection: "users", where: { id: { equals: amal } } });
const findSessions = async () => (await read())?.sessions?.map(({ id }) => id) ?? [];
const query = (statement: string) => payload.db.pool.query(statement);

const changed = (columns: string) => `UPDATE users SET ${columns} WHERE id = ${amal}`;

beforeEach(async () => {
  token = "";
  await query("DELETE FROM users");
  const data = { ...account, name: "Amal", role: "owner" } as const;
  await payload.create({
    collection: "users",
    data: { ...data, name: "Badr", email: "badr@miqyas.example" },
  });
  amal = (await payload.create({ collection: "users", data })).id;
  token = tokenOf(await signIn());
  await query(
    changed(`reset_password_token = 'link', reset_password_expiration = now() + interval '1 hour'`),
  );
});

const during = <Answer>(changes: string, begin: () => Promise<Answer>, waitingCalls?: number) =>
  duringChanges(cms, changes, begin, waitingCalls);

const calls: [string, () => Promise<Response>][] = [
  ["a sign-in", () => signIn()],
  ["a session that goes on", () => call("POST", "/refresh-token")],
  ["a sign-out", () => call("POST", "/logout")],
  ["a change of one’s own password", () => call("PATCH", `/${amal}`, { password: "a lamp in the cellar" })],
  [
    "a password by a link",
    () => call("POST", "/reset-password", { token: "link", password: "a lamp in the cellar" }),
  ],
];

describe("an account keeps what is stored in between (B18)", () => {
  it.each(calls)("%s: another role", async (_name, begin) => {
    const answer = await during(changed("role = 'translator', name = 'Amal H.'"), begin);
    expect(answer.status).toBe(200);
    expect(await read()).toMatchObject({ role: "translator", name: "Amal H." });
  });

  it.each(calls)("%s: the end of all sessions", async (name, begin) => {
    const before = await findSessions();
    await during(`DELETE FROM users_sessions; ${changed("name = name")}`, begin);
    const after = await findSessions();
    expect(after).toHaveLength(name === "a sign-in" ? 1 : 0);
    expect(after).not.toContain(before[0]);
  });

  it.each(calls)("%s: its removal", async (_name, begin) => {
    const answer = await during(`DELETE FROM users WHERE id = ${amal}`, begin);
    expect(answer.ok).toBe(false);
    expect(await read()).toBeNull();
  });

  it("a sign-in with a password that is not the account's any more opens no session", async () => {
    const answer = await during(`DELETE FROM users_sessions; ${changed("hash = 'another'")}`, signIn);
    expect([answer.status, tokenOf(answer)]).toEqual([401, ""]);
    expect(await read()).toMatchObject({ hash: "another", sessions: [] });
  });

  it("several sign-ins at once have their sessions", async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await read())?.sessions).toHaveLength(5);
  });

  it("the end of all sessions: a session that is opened at the same time", async () => {
    const opened = `INSERT INTO users_sessions (id, _order, created_at, expires_at, _parent_id)
      VALUES ('opened', 2, now(), now() + interval '1 hour', ${amal}); ${changed("name = 'Amal H.'")}`;
    const [own] = await findSessions();
    await during(opened, () => call("POST", `/${amal}/sessions/end`, { session: own }));
    expect(await findSessions()).toEqual(["opened"]);
  });

  it("many wrong passwords at once lock it, and end its newest sessions alone", async () => {
    const tries = () => Promise.all(Array.from({ length: 5 }, () => signIn("a wrong password")));
    const answers = await during(changed("name = 'Amal H.'"), tries, 5);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(await read()).toMatchObject({
      name: "Amal H.",
      sessions: [],
      lockUntil: expect.any(String) as string,
    });
    expect((await signIn()).status).toBe(401);
  });

  it("a sign-in that waits while wrong passwords lock the account opens no session", async () => {
    const locked = changed("login_attempts = 0, lock_until = now() + interval '10 minutes'");
    expect((await during(locked, signIn)).status).toBe(401);
    const account = await read();
    // The one of `beforeEach`.
    expect(account?.sessions).toHaveLength(1);
    expect(account?.lockUntil).not.toBeNull();
  });
});
