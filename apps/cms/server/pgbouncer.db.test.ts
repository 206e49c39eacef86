import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Payload } from "payload";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { findFreePort } from "../../../scripts/parts/ports.ts";
import { startCmsProcess } from "./testing/cms-process.ts";
import type { CmsProcess } from "./testing/cms-process.ts";
import { createPublished } from "./testing/sample-documents.ts";
import { startSmtpSink } from "./testing/smtp-sink.ts";
import { createEmptyDatabase, startPayload, stopPayload } from "./testing/test-database.ts";

// A backend beside other tests needs its time on a slow machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const program = process.env.PGBOUNCER_PATH;
const shipped = readFileSync(new URL("../../../ops/pgbouncer/pgbouncer.ini", import.meta.url), "utf8");

/** PgBouncer with the shipped configuration, but for addresses and passwords, in front of a database. */
async function startPgBouncer(database: URL): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), "pgbouncer-"));
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const name = database.pathname.slice(1);
  const server = [
    `${name} = host=${database.hostname} port=${database.port}`,
    `user=${database.username} password=${decodeURIComponent(database.password)}`,
  ].join(" ");
  const settings = shipped
    .replace(/^miqyas = .*$/m, server)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*\nauth_file = .*$/m, "auth_type = any")
    // Few, so that clients have to share them.
    .replace(/^default_pool_size = .*$/m, "default_pool_size = 3");
  const file = path.join(folder, "pgbouncer.ini");
  writeFileSync(file, settings, { mode: 0o644 });
  const account = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn(program ?? "", [...account, file], { stdio: ["ignore", "ignore", "pipe"] });
  let log = "";
  child.stderr.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `postgres://anybody@127.0.0.1:${port}/${name}`;
  await vi.waitUntil(
    async () => {
      if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${log}`);
      const client = new pg.Client({ connectionString: url });
      client.on("error", () => undefined);
      const answers = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end().catch(() => undefined);
      return answers;
    },
    { timeout: 20_000, interval: 50 },
  );
  return {
    url,
    async stop() {
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

describe("MANY-7 behind PgBouncer in transaction mode", () => {
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
  let sink: Awaited<ReturnType<typeof startSmtpSink>>;
  let payload: Payload;
  let backend: CmsProcess;

  const start = async (env: Record<string, string>) =>
    startCmsProcess(
      await findFreePort(),
      { DATABASE_URL: pooler.url, MEDIA_DIR: database.mediaDir, SMTP_URL: sink.url, ...env },
      "/api/v1/site-settings?lang=en",
    );

  beforeAll(async () => {
    if (!program) return;
    database = await createEmptyDatabase();
    pooler = await startPgBouncer(new URL(database.url));
    sink = await startSmtpSink();
  });
  beforeEach(({ skip }) => skip(!program, "PgBouncer is not installed"));
  afterAll(async () => {
    if (!program) return;
    await backend.kill();
    await stopPayload(payload);
    await pooler.stop();
    await sink.close();
    await database.close();
  });

  test("the backend refuses it as the only way to the database, and says what to set", async () => {
    await expect(start({})).rejects.toThrow("set DATABASE_DIRECT_URL to the database itself");
  });

  test("with the direct address it migrates, and answers many readers over few connections", async () => {
    backend = await start({ DATABASE_DIRECT_URL: database.url });
    payload = await startPayload();
    const trend = await createPublished(payload, "trends-in-markets", {
      title: "Before",
      created_on: "2026-01-01",
    });
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, at) => {
        const response = await fetch(`${backend.url}/api/v1/trends-in-markets?lang=en&search=word-${at}`);
        return response.status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const titleThere = async () => {
      const response = await fetch(`${backend.url}/api/v1/trends-in-markets/${trend}?lang=en`);
      const { data } = (await response.json()) as { data: { title: string } };
      return data.title;
    };
    expect(await titleThere()).toBe("Before");
    // Published by this process, past the pooler.
    await payload.update({
      ...{ collection: "trends-in-markets", id: trend, locale: "en" },
      data: { title: "After", _status: "published" },
    });
    await vi.waitUntil(async () => (await titleThere()) === "After", 60_000);
  });

  test("a form is stored once, its mail is sent once, and limits are counted", async () => {
    const post = (address: string, body: object) =>
      fetch(`${backend.url}/api${address}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const statuses = await Promise.all(
      Array.from({ length: 7 }, async (_, at) => {
        const { status } = await post("/v1/newsletter/subscribe", { email: `reader-${at}@mill.sy` });
        return status;
      }),
    );
    expect(statuses.toSorted()).toEqual([201, 201, 201, 201, 201, 429, 429]);
    await vi.waitUntil(() => sink.mails.length >= 5, 60_000);
    expect(new Set(sink.mails.flatMap(({ recipients }) => recipients)).size).toBe(sink.mails.length);
    const failing = { email: "nobody@test.example", password: "wrong" };
    expect((await post("/users/login", failing)).status).toBe(401);
  });
});
