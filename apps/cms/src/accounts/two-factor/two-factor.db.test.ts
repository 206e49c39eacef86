import { TOTP } from "otpauth";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startTestCms } from "../../../server/testing/start-test-cms.ts";
import type { User } from "../../payload-types.ts";
import { propertyOf } from "../../property-of.ts";

const password = "a kettle on the roof";
const email = "lina@miqyas.example";
const step = 30_000;
const start = Date.parse("2026-03-01T09:00:10Z");

const { payload } = await startTestCms();
payload.logger.level = "silent";
let lina: User;
let token = "";
let secret = "";
let codes: string[] = [];

afterAll(() => vi.useRealTimers());

/** As `npm run owner` does. */
async function restoreLina() {
  const { restoreOwner } = await import("../restore-owner.ts");
  await restoreOwner(payload, email, password);
}

/** Calls Payload's own REST API, as the admin does. */
async function call(method: string, path: string, body?: object, session = token, language = "en") {
  const { handleEndpoints } = await import("payload");
  const { default: config } = await import("../../payload.config.ts");
  const headers = {
    "Content-Type": "application/json",
    "Accept-Language": language,
    ...(session && { Authorization: `JWT ${session}` }),
  };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return handleEndpoints({ config, request: new Request(`http://localhost/api${path}`, init) });
}

const tokenOf = (answer: Response) =>
  /payload-token=([^;]+)/.exec(answer.headers.get("Set-Cookie") ?? "")?.[1] ?? "";

const signIn = (code?: string, secretWord = password, language = "en") =>
  call(
    "POST",
    "/users/login",
    { email, password: secretWord, ...(code !== undefined && { code }) },
    "",
    language,
  );

const later = (steps: number) => vi.setSystemTime(Date.now() + steps * step);

const codeAt = (steps = 0, of = secret) =>
  new TOTP({ secret: of }).generate({ timestamp: Date.now() + steps * step });

const sessionsOf = async (id = lina.id) =>
  (await payload.db.findOne<User>({ collection: "users", where: { id: { equals: id } } }))?.sessions ?? [];

const whoIs = async (session: string) =>
  propertyOf(propertyOf(await (await call("GET", "/users/me", undefined, session)).json(), "user"), "email");

async function turnOn(session: string) {
  const begun: unknown = await (await call("POST", "/users/two-factor/begin", {}, session)).json();
  const key = String(propertyOf(begun, "key"));
  const confirmed = await call("POST", "/users/two-factor/confirm", { code: codeAt(0, key) }, session);
  expect(confirmed.status).toBe(200);
  return { key, begun, codes: propertyOf(await confirmed.json(), "codes") as string[] };
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  await payload.delete({ collection: "second-factors", where: {} });
  await payload.db.deleteMany({ collection: "users", where: {} });
  await payload.updateGlobal({ slug: "account-rules", data: { owners_need_two_factor: false } });
  lina = await payload.create({
    collection: "users",
    data: { name: "Lina", email, password, role: "owner" },
  });
  token = tokenOf(await signIn());
  ({ key: secret, codes } = await turnOn(token));
  later(1);
});

describe("signing in with a second factor (B18)", () => {
  it.each(["en", "ar"])(
    "asks for the code after the password, and opens no session before it (%s)",
    async (language) => {
      const before = await sessionsOf();
      const asked = await signIn(undefined, password, language);
      expect([asked.status, await asked.json()]).toEqual([202, { code: "needed" }]);
      expect(tokenOf(asked)).toBe("");
      expect(await sessionsOf()).toEqual(before);
      const wrong = await signIn("000000", password, language);
      expect([wrong.status, tokenOf(wrong)]).toEqual([401, ""]);
      expect(JSON.stringify(await wrong.json())).toContain(
        language === "ar" ? "الرمز خاطئ" : "This code is wrong",
      );
      expect(await sessionsOf()).toEqual(before);
      const right = await signIn(codeAt());
      expect(right.status).toBe(200);
      expect(await whoIs(tokenOf(right))).toBe(email);
    },
  );

  it("says nothing about the code to those who do not know the password", async () => {
    const answers = await Promise.all([
      signIn(undefined, "a wrong password"),
      signIn(codeAt(), "a wrong password"),
      call("POST", "/users/login", { email: "nobody@miqyas.example", password, code: "1" }, ""),
    ]);
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(new Set(bodies).size).toBe(1);
  });

  it.each([-1, 0, 1])("accepts the code of a clock that is wrong by %i steps", async (steps) => {
    later(1);
    expect((await signIn(codeAt(steps))).status).toBe(200);
  });

  it.each([-2, 2])("refuses the code of a clock that is wrong by %i steps", async (steps) => {
    later(2);
    expect((await signIn(codeAt(steps))).status).toBe(401);
  });

  it("accepts Arabic-Indic digits, spaces and marks of direction", async () => {
    const arabic = codeAt().replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect((await signIn(`\u200f${arabic.slice(0, 3)} ${arabic.slice(3)}`)).status).toBe(200);
  });

  it("accepts a code once, also when it is sent many times at once, and none of an earlier step", async () => {
    const [code, earlier] = [codeAt(), codeAt(-1)];
    const answers = await Promise.all([signIn(code), signIn(code), signIn(code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await signIn(code)).status).toBe(401);
    expect((await signIn(earlier)).status).toBe(401);
  });

  it("does not accept the code that turned it on", async () => {
    expect((await signIn(codeAt(-1))).status).toBe(401);
  });

  it("accepts each recovery code once", async () => {
    const [first = "", second = ""] = codes;
    expect(codes).toHaveLength(10);
    const answers = await Promise.all([signIn(first), signIn(first)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await signIn(first)).status).toBe(401);
    expect((await signIn(` ${second.slice(0, 4)}-${second.slice(4)}`.toUpperCase())).status).toBe(200);
    const { hashRecoveryCode } = await import("./stored-secrets.ts");
    const { docs } = await payload.find({ collection: "second-factors", depth: 0 });
    expect(docs[0]?.recovery_codes?.split(" ")).toEqual(codes.slice(2).map(hashRecoveryCode));
  });

  it("locks the account after five wrong codes, also simultaneous ones, for ten minutes", async () => {
    const locked = Date.now();
    const answers = await Promise.all(Array.from({ length: 9 }, () => signIn("000000")));
    expect(answers.every(({ status }) => status === 401)).toBe(true);
    later(1);
    expect((await signIn(codeAt())).status).toBe(401);
    expect((await signIn()).status).toBe(401);
    vi.setSystemTime(locked + 10 * 60_000 - 5_000);
    expect((await signIn(codeAt())).status).toBe(401);
    vi.setSystemTime(locked + 10 * 60_000 + 5_000);
    expect((await signIn(codeAt())).status).toBe(200);
  });

  it.each([
    ["en", "A secret of the server was changed"],
    ["ar", "تغيّر سر الخادم"],
  ])(
    "says what to do when the key cannot be read since PAYLOAD_SECRET was changed (%s)",
    async (language, reason) => {
      const { encryptSecret } = await import("./stored-secrets.ts");
      // Encrypted for another account, it is as unreadable as with another PAYLOAD_SECRET.
      const data = { secret: encryptSecret(secret, lina.id + 1) };
      await payload.update({ collection: "second-factors", where: { account: { equals: lina.id } }, data });
      for (const code of [codeAt(), codes[0]]) {
        const refused = await signIn(code, password, language);
        expect([refused.status, tokenOf(refused)]).toEqual([409, ""]);
        const text = await refused.text();
        expect(text).toContain(reason);
        expect(text).toContain("npm run owner -- --email");
      }
      await restoreLina();
      expect((await signIn()).status).toBe(200);
    },
  );

  it("counts wrong codes together with wrong passwords, and a code that was right ends the count", async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await signIn("000000");
    expect((await signIn(codeAt())).status).toBe(200);
    for (let attempt = 0; attempt < 3; attempt += 1) await signIn("000000");
    for (let attempt = 0; attempt < 2; attempt += 1) await signIn(undefined, "a wrong password");
    later(2);
    expect((await signIn(codeAt())).status).toBe(401);
  });
});

describe("no other way opens a session without the code (B18)", () => {
  it("the link of a mail sets the password and signs nobody in, with a second factor and without", async () => {
    const data = { name: "Sami", email: "sami@miqyas.example", password, role: "editor" } as const;
    await payload.create({ collection: "users", data });
    for (const address of [email, data.email]) {
      const link = await payload.forgotPassword({
        ...{ collection: "users", data: { email: address }, disableEmail: true },
      });
      const set = await call(
        "POST",
        "/users/reset-password",
        { token: link, password: "a lamp under the stairs" },
        "",
      );
      const body: unknown = await set.json();
      expect([set.status, tokenOf(set), propertyOf(body, "token")]).toEqual([200, "", undefined]);
    }
    expect(await sessionsOf()).toEqual([]);
    expect(await whoIs(token)).toBeUndefined();
    expect((await signIn(undefined, "a lamp under the stairs")).status).toBe(202);
    expect((await signIn(codeAt(), "a lamp under the stairs")).status).toBe(200);
  });

  it("Payload's own operations", async () => {
    const login = payload.login({ collection: "users", data: { email, password } });
    await expect(login).rejects.toMatchObject({ name: "CodeNeeded" });
    const link = await payload.forgotPassword({
      ...{ collection: "users", data: { email }, disableEmail: true },
    });
    const reset = payload.resetPassword({
      ...{
        collection: "users",
        data: { token: link, password: "a lamp under the stairs" },
        overrideAccess: true,
      },
    });
    await expect(reset).rejects.toMatchObject({ name: "CodeNeeded" });
    expect((await signIn()).status).toBe(202);
  });

  it("a session that is not there cannot be refreshed, and nobody registers", async () => {
    expect(tokenOf(await call("POST", "/users/refresh-token", {}, ""))).toBe("");
    expect((await call("POST", "/users/first-register", { email, password }, "")).status).toBe(403);
  });
});

describe("turning it on and off (B18)", () => {
  it("shows the key as text and as a QR code, and begins only with the first right code", async () => {
    await restoreLina();
    const session = tokenOf(await signIn());
    const begun: unknown = await (await call("POST", "/users/two-factor/begin", {}, session)).json();
    expect(propertyOf(begun, "key")).toMatch(/^[A-Z2-7]{32}$/);
    expect(propertyOf(begun, "qr")).toMatch(/^<svg [^]*<\/svg>$/);
    expect((await call("POST", "/users/two-factor/confirm", { code: "000000" }, session)).status).toBe(400);
    expect((await signIn()).status).toBe(200);
  });

  it("ends all other sessions of the account", async () => {
    await restoreLina();
    const other = tokenOf(await signIn());
    const mine = tokenOf(await signIn());
    await turnOn(mine);
    expect([await whoIs(mine), await whoIs(other)]).toEqual([email, undefined]);
  });

  it("answers the code that turned it on again, until it has been used", async () => {
    await restoreLina();
    const session = tokenOf(await signIn());
    const { key, codes: shown } = await turnOn(session);
    const where = { act: { equals: "two_factor_on" } };
    const countRecords = async () => (await payload.count({ collection: "audit-log", where })).totalDocs;
    const records = await countRecords();
    const confirm = async (steps = 0) => {
      const answer = await call("POST", "/users/two-factor/confirm", { code: codeAt(steps, key) }, session);
      return propertyOf(await answer.json(), "codes");
    };
    expect(await confirm()).toEqual(shown);
    expect(await confirm(1)).toBeUndefined();
    expect(await countRecords()).toBe(records);
    expect((await signIn(shown[0])).status).toBe(200);
    expect(await confirm()).toBeUndefined();
  });

  it("cannot begin again while it is on", async () => {
    expect((await call("POST", "/users/two-factor/begin", {})).status).toBe(400);
    expect((await call("POST", "/users/two-factor/confirm", { code: codeAt() })).status).toBe(400);
    expect((await signIn(codeAt())).status).toBe(200);
  });

  it("is turned off with password and code only, which ends all other sessions", async () => {
    const other = tokenOf(await signIn(codeAt()));
    later(1);
    const remove = (body: object) => call("POST", "/users/two-factor/remove", body);
    for (const body of [
      { password },
      { password, code: "" },
      { password, code: "000000" },
      { code: codeAt() },
    ])
      expect((await remove(body)).ok, JSON.stringify(body)).toBe(false);
    expect((await remove({ password: "a wrong password", code: codeAt() })).status).toBe(400);
    expect((await signIn()).status).toBe(202);
    expect((await remove({ password, code: codeAt() })).status).toBe(200);
    expect([await whoIs(token), await whoIs(other)]).toEqual([email, undefined]);
    expect(await sessionsOf()).toHaveLength(1);
    expect((await signIn()).status).toBe(200);
  });

  it("is turned off for others by an owner only, and for a lost account by `npm run owner`", async () => {
    const data = { name: "Sami", email: "sami@miqyas.example", password, role: "editor" } as const;
    const sami = await payload.create({ collection: "users", data });
    const session = tokenOf(await call("POST", "/users/login", data, ""));
    await turnOn(session);
    expect((await call("POST", `/users/${lina.id}/two-factor/clear`, {}, session)).status).toBe(403);
    expect((await call("POST", `/users/${lina.id}/two-factor/clear`, {})).status).toBe(400);
    expect((await call("POST", `/users/${sami.id}/two-factor/clear`, {})).status).toBe(200);
    expect(await whoIs(session)).toBeUndefined();
    expect((await call("POST", "/users/login", data, "")).status).toBe(200);
    await restoreLina();
    expect((await signIn()).status).toBe(200);
  });

  it("leaves nothing of an account that is deleted", async () => {
    const data = { name: "Sami", email: "sami@miqyas.example", password, role: "owner" } as const;
    await payload.create({ collection: "users", data });
    await payload.delete({ collection: "users", id: lina.id });
    expect((await payload.count({ collection: "second-factors" })).totalDocs).toBe(0);
  });
});

describe("its secrets (B18)", () => {
  it("are encrypted and hashed in the database, and in no answer", async () => {
    const { docs } = await payload.find({ collection: "second-factors", depth: 0 });
    const stored = JSON.stringify(docs);
    for (const text of [secret, ...codes]) expect(stored).not.toContain(text);
    const answers = await Promise.all(
      [
        "/users/me",
        `/users/${lina.id}?depth=5`,
        "/users?depth=5&select[two_factor]=true",
        "/second-factors",
        `/second-factors/${docs[0]?.id}`,
      ].map((path) => call("GET", path)),
    );
    const text = (await Promise.all(answers.map((answer) => answer.text()))).join("");
    for (const part of [docs[0]?.secret ?? "", "recovery_codes", "last_step"])
      expect(text).not.toContain(part);
    expect(answers.slice(3).map(({ status }) => status)).toEqual([403, 403]);
  });

  it("cannot be moved to another account", async () => {
    const { docs } = await payload.find({ collection: "second-factors", depth: 0 });
    const { decryptSecret } = await import("./stored-secrets.ts");
    const stored = docs[0]?.secret ?? "";
    expect(decryptSecret(stored, lina.id)).toBe(secret);
    expect(decryptSecret(stored, lina.id + 1)).toBeUndefined();
  });
});

describe("owners who need it (B18)", () => {
  it("can do nothing but set it up", async () => {
    await restoreLina();
    const session = tokenOf(await signIn());
    const statuses = async () =>
      Promise.all(
        ["/users", "/blogs", "/contact-messages", "/globals/account-rules"].map(
          async (path) => (await call("GET", path, undefined, session)).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await payload.updateGlobal({ slug: "account-rules", data: { owners_need_two_factor: true } });
    expect(await statuses()).toEqual([200, 403, 403, 403]);
    const data = { name: "Sami", email: "sami@miqyas.example", password, role: "editor" } as const;
    const editor = await payload.create({ collection: "users", data });
    expect(editor.two_factor).toBe("off");
    const listed: unknown = await (await call("GET", "/users", undefined, session)).json();
    expect(propertyOf(listed, "totalDocs")).toBe(1);
    expect((await call("POST", "/users", data, session)).status).toBe(403);
    await turnOn(session);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
  });
});
