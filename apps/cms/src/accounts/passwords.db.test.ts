import { beforeAll, describe, expect, it } from "vitest";
import { startTestCms } from "../../server/testing/start-test-cms.ts";
import type { User } from "../payload-types.ts";
import { propertyOf } from "../property-of.ts";
import { passwordFaults } from "./password-rules.ts";

const good = "a kettle on the roof";
const owner = { email: "lina@miqyas.example", password: good };

const { payload } = await startTestCms();
let lina: User;
let token = "";

beforeAll(async () => {
  // Payload logs every refused form.
  payload.logger.level = "silent";
  await payload.updateGlobal({ slug: "site-settings", data: { agency_name: "Orontes Research" } });
  lina = await payload.create({
    collection: "users",
    data: { ...owner, name: "Lina Haddad", role: "owner" },
  });
  const { headers } = await call("POST", "/api/users/login", owner);
  token = /payload-token=([^;]+)/.exec(headers.get("Set-Cookie") ?? "")?.[1] ?? "";
});

/** Calls Payload's own REST API, as the admin does. */
async function call(method: string, path: string, body: object, headers: Record<string, string> = {}) {
  const { handleEndpoints } = await import("payload");
  const { default: config } = await import("../payload.config.ts");
  const request = new Request(`http://localhost${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", ...headers },
  });
  return handleEndpoints({ config, request });
}

const isAccepted = async (email: string, password: string) =>
  (await call("POST", "/api/users/login", { email, password })).status === 200;

/** Makes a reset link's token for an account, without a mail. */
const forget = (email: string) =>
  payload.forgotPassword({ collection: "users", data: { email }, disableEmail: true });

let count = 0;

/** The ways in which a password is set from outside. Each call is about an account that exists or is new. */
const ways: [string, (password: unknown, language: string) => Promise<Response>][] = [
  [
    "a new account",
    (password, language) => {
      const data = { name: "Sami Darwish", role: "editor", email: `sami.${(count += 1)}@miqyas.example` };
      return call("POST", "/api/users", { ...data, password }, as(language));
    },
  ],
  [
    "a change of one’s own",
    (password, language) => call("PATCH", `/api/users/${lina.id}`, { password }, as(language)),
  ],
  [
    "a change of several accounts",
    (password, language) =>
      call("PATCH", "/api/users?where[email][equals]=lina@miqyas.example", { password }, as(language)),
  ],
  [
    "the link of a mail",
    async (password, language) =>
      call(
        "POST",
        "/api/users/reset-password",
        { token: await forget(owner.email), password },
        { "Accept-Language": language },
      ),
  ],
];

const as = (language: string) => ({ Authorization: `JWT ${token}`, "Accept-Language": language });

describe("a weak password is refused with its rule, in the language of the person (B18)", () => {
  const weak = [
    ["short", "kettle on roof"],
    ["long", "a kettle on the roof ".repeat(13)],
    ["common", "passwordpassword"],
    ["expected", "Orontes Research 1"],
  ] as const;

  it.each(ways)("%s", async (way, set) => {
    for (const language of ["en", "ar"] as const)
      for (const [fault, password] of weak) {
        const answer = await set(password, language);
        const body: unknown = await answer.json();
        const text = JSON.stringify(body);
        expect(text).toContain(passwordFaults[fault][language]);
        // Payload's answer about several accounts has no place for the field.
        if (way !== "a change of several accounts") expect(text).toContain('"path":"password"');
      }
    expect(await isAccepted(owner.email, good)).toBe(true);
  });

  it.each(ways)("%s knows the name and the address of the account", async (way, set) => {
    const own = way === "a new account" ? "Sami Darwish 2026" : "Lina Haddad 20266";
    expect(await (await set(own, "en")).text()).toContain(passwordFaults.expected.en);
  });

  it("in a call that is no form: a number is no password", async () => {
    const answer = await call("PATCH", `/api/users/${lina.id}`, { password: 839201746510293 }, as("en"));
    expect(await answer.text()).toContain(passwordFaults.short.en);
  });

  it("at a sign-in a text of any length is compared at once", async () => {
    expect(await isAccepted(owner.email, `a${"\u0301\u0323".repeat(200_000)}`)).toBe(false);
  });

  it("for the first owner, with the name of the setting", async () => {
    const { env } = await import("../env.ts");
    const { createOwner } = await import("../seed/create-owner.ts");
    const transactionID = (await payload.db.beginTransaction()) ?? 0;
    await payload.db.deleteMany({ collection: "users", where: {}, req: { transactionID } });
    const before = env.OWNER_PASSWORD;
    env.OWNER_PASSWORD = "twelve signs";
    const fault = await createOwner(payload, transactionID).catch((error: unknown) => error);
    env.OWNER_PASSWORD = before;
    await payload.db.rollbackTransaction(transactionID);
    expect(String(fault)).toContain(`OWNER_PASSWORD: ${passwordFaults.short.en}`);
  });
});

describe("a good password is accepted, whole and in every spelling (B18)", () => {
  it.each(ways)("%s", async (way, set) => {
    // Seventy characters that differ in the last one, with a letter that can be written in two ways.
    const password = `${"une lampe, un café et la longue route vers la mer ".repeat(2).slice(0, 69)}!`;
    const answer = await set(password.normalize("NFD"), "en");
    expect(answer.status).toBeLessThan(300);
    const email = way === "a new account" ? `sami.${count}@miqyas.example` : owner.email;
    expect(await isAccepted(email, password.normalize("NFC"))).toBe(true);
    expect(await isAccepted(email, password.normalize("NFD"))).toBe(true);
    expect(await isAccepted(email, password.slice(0, -1))).toBe(false);
    await payload.update({ collection: "users", id: lina.id, data: { password: good } });
    const signedIn = await call("POST", "/api/users/login", owner);
    expect(propertyOf(await signedIn.json(), "user")).toMatchObject({ email: owner.email });
    token = /payload-token=([^;]+)/.exec(signedIn.headers.get("Set-Cookie") ?? "")?.[1] ?? "";
  });
});
