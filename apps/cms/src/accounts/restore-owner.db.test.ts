import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createLocalReq } from "payload";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestCms } from "../../server/testing/start-test-cms.ts";
import { propertyOf } from "../property-of.ts";
import { passwordFaults } from "./password-rules.ts";

const email = "lina@miqyas.example";
const before = "a kettle on the roof";
const after = "a lamp under the stairs";

const { payload } = await startTestCms();

beforeEach(async () => {
  await payload.db.deleteMany({ collection: "users", where: {} });
  await payload.create({
    collection: "users",
    data: { name: "Lina", email, password: before, role: "owner" },
  });
});

interface Ended {
  code: number | null;
  output: string;
}

/** Runs the program behind `npm run owner` with an input, as a pipe gives it. */
function runOwner(address: string, input: string): Promise<Ended> {
  const app = fileURLToPath(new URL("../..", import.meta.url));
  const program = [...process.execArgv, "src/accounts/owner-cli.ts", address];
  const child = spawn(process.execPath, program, { cwd: app });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.end(input);
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}

const signIn = (address: string, password: string) =>
  payload.login({ collection: "users", data: { email: address, password } });

const accounts = async () => (await payload.find({ collection: "users", sort: "id", depth: 0 })).docs;

/** What the audit log says of changes of the account by a program, the latest first. */
const actsOnLina = async () => {
  const where = { subject: { equals: "Lina" }, actor_id: { exists: false } };
  const { docs } = await payload.find({ collection: "audit-log", where, sort: "-id", limit: 2 });
  return docs.map(({ act }) => act);
};

/** Calls Payload's own REST API, as the admin does. */
async function call(path: string, init: RequestInit): Promise<Response> {
  const { handleEndpoints } = await import("payload");
  const { default: config } = await import("../payload.config.ts");
  return handleEndpoints({ config, request: new Request(`http://localhost${path}`, init) });
}

/** Signs in and returns the headers of the session. */
async function openSession(password: string): Promise<{ Authorization: string }> {
  const { headers } = await call("/api/users/login", {
    method: "POST",
    body: JSON.stringify({ email, password }),
    headers: { "Content-Type": "application/json" },
  });
  const token = /payload-token=([^;]+)/.exec(headers.get("Set-Cookie") ?? "")?.[1] ?? "";
  return { Authorization: `JWT ${token}` };
}

/** The address of the account that a session belongs to. */
async function whoIs(headers: { Authorization: string }): Promise<unknown> {
  const answer: unknown = await (await call("/api/users/me", { headers })).json();
  return propertyOf(propertyOf(answer, "user"), "email");
}

describe("npm run owner: access from the machine (B18)", () => {
  it("gives an owner a new password, ends the sessions and opens the lock", async () => {
    const session = await openSession(before);
    expect(await whoIs(session)).toBe(email);
    const [lina] = await accounts();
    const factor = { account: lina?.id ?? 0, secret: "a secret", last_step: 0, confirmed_at: "2026-01-01" };
    await payload.create({ collection: "second-factors", data: factor });
    for (let attempt = 0; attempt < 5; attempt += 1) await expect(signIn(email, "wrong")).rejects.toThrow();
    await expect(signIn(email, before)).rejects.toMatchObject({ name: "LockedAuth" });

    const { code, output } = await runOwner(email.toUpperCase(), `${after}\n`);
    expect(output).toContain("has the new password");
    expect(output).not.toContain(after);
    expect(code).toBe(0);
    expect(await actsOnLina()).toEqual(["two_factor_off", "password_changed"]);

    expect(await whoIs(session)).toBeUndefined();
    await expect(signIn(email, before)).rejects.toThrow();
    expect(await whoIs(await openSession(after))).toBe(email);
  }, 60_000);

  it("makes an owner's account, with a generated password for an empty line", async () => {
    const { code, output } = await runOwner("new@miqyas.example", "\n");
    expect(code).toBe(0);
    const password = /^Its password, shown only now: (\S{20})$/m.exec(output)?.[1] ?? "";
    expect((await signIn("new@miqyas.example", password)).user).toMatchObject({ role: "owner" });
    expect((await accounts()).map((account) => account.email)).toEqual([email, "new@miqyas.example"]);
  }, 60_000);

  it("makes an owner of an account with another role, and says so", async () => {
    const data = { name: "Sami", email: "sami@miqyas.example", password: before, role: "editor" } as const;
    await payload.create({ collection: "users", data });
    const { output } = await runOwner(data.email, `${after}\n`);
    expect(output).toContain("is an owner now");
    expect((await signIn(data.email, after)).user).toMatchObject({ name: "Sami", role: "owner" });
  }, 60_000);

  it.each([
    ["a weak password", email, "passwordpassword\n", passwordFaults.common.en],
    ["no address", "lina", `${after}\n`, "Whose account?"],
  ])(
    "changes nothing with %s",
    async (_name, address, input, reason) => {
      const { code, output } = await runOwner(address, input);
      expect(output).toContain(reason);
      expect(code).toBe(1);
      expect(await accounts()).toHaveLength(1);
      await expect(signIn(email, before)).resolves.toBeDefined();
    },
    60_000,
  );
});

describe("a forgotten password without a mail server", () => {
  it("is answered the same for every address, and makes no link (B18)", async () => {
    const { noMail } = await import("./forgotten-password.ts");
    for (const address of [email, "nobody@miqyas.example"]) {
      const forgotten = payload.forgotPassword({ collection: "users", data: { email: address } });
      await expect(forgotten).rejects.toThrow(noMail.en);
    }
    const { docs } = await payload.find({ collection: "users", showHiddenFields: true });
    expect(docs[0]?.resetPasswordToken).toBeFalsy();
  });
});

describe("the lock of a document", () => {
  it.each(["owner", "translator"] as const)("says by name who edits it, to the role %s", async (role) => {
    const [lina] = await accounts();
    const viewer = await payload.create({
      collection: "users",
      data: { name: "Viewer", email: `${role}@miqyas.example`, password: before, role },
    });
    const { id } = await payload.create({
      collection: "payload-locked-documents",
      data: { globalSlug: "our-vision", user: { relationTo: "users", value: lina?.id ?? 0 } },
    });
    const user = { ...viewer, collection: "users" as const };
    const read = { collection: "payload-locked-documents", id, user, overrideAccess: false } as const;
    for (const depth of [0, 1]) {
      const lock = await payload.findByID({ ...read, depth });
      expect(lock.user.value).toEqual({ id: lina?.id, email: "Lina" });
    }
    const req = await createLocalReq({ user }, payload);
    const colleagues = await payload.find({ collection: "users", overrideAccess: false, req });
    if (role === "translator") expect(colleagues.docs.map(({ name }) => name)).toEqual(["Viewer"]);
    await payload.delete({ collection: "payload-locked-documents", id });
  });
});
