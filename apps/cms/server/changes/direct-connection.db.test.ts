import pg from "pg";
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { log } from "../../src/log/log.ts";
import { noticeLostClient } from "../../src/notice-lost-client.ts";
import { findFreePort } from "../../../../scripts/parts/ports.ts";
import { startTestCms } from "../testing/start-test-cms.ts";

const { payload, database } = await startTestCms();
const { processState } = await import("../../src/process-state.ts");
const { onContentChange } = await import("../../src/publishing/content-changes.ts");
const { recordChanges } = await import("../../src/publishing/content-versions.ts");
const { rememberPayload } = await import("../../src/api/running-payload.ts");
const { keepDirectConnection } = await import("./direct-connection.ts");

const other = new pg.Pool({ connectionString: database.url, max: 1 });
const heard: string[] = [];
let silence = () => {};
let end = () => Promise.resolve();

afterAll(() => other.end());
beforeEach(() => {
  heard.length = 0;
  silence = onContentChange((kind) => heard.push(kind));
  vi.spyOn(log, "warn").mockImplementation(() => undefined);
  vi.spyOn(log, "info").mockImplementation(() => undefined);
});
afterEach(async () => {
  silence();
  await end();
  vi.restoreAllMocks();
});

/** Waits until this process listens: the first look has been taken. */
async function listen(options: { every?: number } = {}): Promise<void> {
  end = keepDirectConnection({ url: database.url, pool: other, every: 3_600_000, ...options });
  await vi.waitUntil(() => processState.hasTurn, 10_000);
  heard.length = 0;
}

/** What another process publishes. */
const publishElsewhere = (...kinds: string[]) =>
  recordChanges((statement) => {
    const text = statement.replaceAll(processState.id, "another process");
    return other.query(text);
  }, kinds);

const cutConnection = () =>
  other.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'cms changes'",
  );

test("MANY-1 what another process publishes is announced here, once", async () => {
  await listen();
  await publishElsewhere("blogs", "media");
  await vi.waitUntil(() => heard.length === 2, 10_000);
  await publishElsewhere("redirects");
  await vi.waitUntil(() => heard.length > 2, 10_000);
  expect(heard).toEqual(["blogs", "media", "redirects"]);
});

test("MANY-1 what this process publishes is announced once, at the commit", async () => {
  await listen();
  await payload.create({ collection: "faq-categories", data: { name: "Prices" } });
  expect(heard).toEqual(["faq-categories"]);
  await publishElsewhere("blogs");
  await vi.waitUntil(() => heard.includes("blogs"), 10_000);
  expect(heard).toEqual(["faq-categories", "blogs"]);
});

test("MANY-1 a change that is rolled back has no number", async () => {
  const versions = async () => {
    const { rows } = await other.query<object>("SELECT * FROM content_versions ORDER BY kind");
    return rows;
  };
  const before = await versions();
  const transactionID = (await payload.db.beginTransaction()) ?? 0;
  await payload.create({ collection: "faq-categories", data: { name: "Gone" }, req: { transactionID } });
  await payload.db.rollbackTransaction(transactionID);
  expect(await versions()).toEqual(before);
});

test("MANY-5 the session ends soon after its machine is gone without a sign", async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await noticeLostClient(client);
  const { rows } = await client.query<{ name: string; setting: string }>(
    "SELECT name, setting FROM pg_settings WHERE name LIKE 'tcp\\_%' ORDER BY name",
  );
  await client.end();
  expect(rows.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
    ...["tcp_keepalives_count 3", "tcp_keepalives_idle 10", "tcp_keepalives_interval 5"],
    "tcp_user_timeout 25000",
  ]);
});

test("MANY-2 what was published while the connection was lost is announced when it is back", async () => {
  await listen();
  await cutConnection();
  await publishElsewhere("our-teams");
  await vi.waitUntil(() => heard.length > 0, 10_000);
  expect(heard).toEqual(["our-teams"]);
});

test("MANY-2 a notification that never came is made up for by the next look", async () => {
  await listen({ every: 50 });
  await other.query(
    "UPDATE content_versions SET version = version + 1, changed_by = 'x' WHERE kind = 'blogs'",
  );
  await vi.waitUntil(() => heard.length > 0, 10_000);
  expect(heard).toEqual(["blogs"]);
});

test("MANY-2 while the direct connection cannot be had, what is published is heard over the pool", async () => {
  const nobody = new URL(database.url);
  nobody.port = String(await findFreePort());
  end = keepDirectConnection({ url: nobody.href, pool: other, retryAfter: 20 });
  await publishElsewhere("our-values");
  await vi.waitUntil(() => heard.includes("our-values"), 10_000);
  heard.length = 0;
  await publishElsewhere("our-teams");
  await vi.waitUntil(() => heard.length > 0, 10_000);
  expect(heard).toEqual(["our-teams"]);
  expect(processState.hasTurn).toBe(false);
});

test("MANY-2 a process that starts tells of the last hour's changes, and of no older ones", async () => {
  await other.query("UPDATE content_versions SET changed_at = now() - interval '2 hours'");
  await publishElsewhere("our-vision");
  end = keepDirectConnection({ url: database.url, pool: other });
  await vi.waitUntil(() => processState.hasTurn, 10_000);
  expect(heard).toEqual(["our-vision"]);
});

test("MANY-5, RT-29 a job that was interrupted is run by whoever gets the turn, and no running one a second time", async () => {
  rememberPayload(payload);
  const cron = { isBusy: () => true, stop: () => undefined };
  payload.crons.push(cron as never);
  onTestFinished(() => void payload.crons.splice(0));
  const { id } = await payload.jobs.queue({ task: "check-links", input: {}, queue: "links" });
  // Payload marks a job like this when it takes it.
  await other.query("UPDATE payload_jobs SET processing = true");
  const isTaken = async () => {
    const { rows } = await other.query<{ processing: boolean }>(
      `SELECT processing FROM payload_jobs WHERE id = ${id}`,
    );
    return rows[0]?.processing;
  };
  await listen({ every: 20 });
  await publishElsewhere("our-mission");
  await vi.waitUntil(() => heard.length > 0, 10_000);
  expect(await isTaken()).toBe(true);
  cron.isBusy = () => false;
  await vi.waitUntil(async () => !(await isTaken()), 10_000);
  await vi.waitUntil(() => processState.hasTurn, 10_000);
  // The connection is lost while a job runs here.
  await other.query("UPDATE payload_jobs SET processing = true");
  cron.isBusy = () => true;
  await cutConnection();
  await publishElsewhere("our-vision");
  await vi.waitUntil(() => heard.includes("our-vision") && processState.hasTurn, 10_000);
  expect(await isTaken()).toBe(true);
});

test("RT-29 plans that a fault of the database leaves marked as running are freed by the process that ran them", async () => {
  rememberPayload(payload);
  await listen({ every: 20 });
  for (const global of ["our-mission", "our-vision"] as const)
    await payload.jobs.queue({
      task: "schedulePublish",
      input: { type: "publish", global },
      waitUntil: new Date(0),
    });
  const count = async (which: string) =>
    (await other.query(`SELECT FROM payload_jobs WHERE task_slug = 'schedulePublish' AND ${which}`)).rowCount;
  const begin = vi.spyOn(payload.db, "beginTransaction");
  vi.spyOn(payload, "updateGlobal").mockImplementationOnce(() => {
    begin.mockRejectedValue(new Error("cannot connect"));
    return Promise.reject(new Error("the connection is lost"));
  });
  await expect(payload.jobs.run({ silent: true })).rejects.toThrow("cannot connect");
  begin.mockRestore();
  await vi.waitUntil(async () => (await count("processing")) === 0, 10_000);
  await payload.jobs.run({ silent: true });
  expect(await count("true")).toBe(0);
});

test("MANY-5 one process at a time has the turn, and the next gets it when that one ends", async () => {
  const lock = "hashtextextended('scheduled work', 0)";
  await other.query(`SELECT pg_advisory_lock(${lock})`);
  end = keepDirectConnection({ url: database.url, pool: other, every: 50 });
  await publishElsewhere("our-mission");
  await vi.waitUntil(() => heard.includes("our-mission"), 10_000);
  expect(processState.hasTurn).toBe(false);
  await other.query(`SELECT pg_advisory_unlock(${lock})`);
  await vi.waitUntil(() => processState.hasTurn, 10_000);
  await end();
  const { rows } = await other.query(`SELECT pg_try_advisory_lock(${lock}) AS free`);
  expect(rows).toEqual([{ free: true }]);
});
