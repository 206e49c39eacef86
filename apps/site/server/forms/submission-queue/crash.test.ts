import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { queueFile } from "../forms.ts";
import { countRows } from "./retention.ts";
import { createStore } from "./store.ts";
import { listDurableMessages } from "../testing/crash/durable-backend.ts";
import { failCommits } from "../testing/storage-faults.ts";
import { judgeLoad } from "../testing/crash/judge-load.ts";
import { startKillable } from "../testing/crash/killable-process.ts";
import { startLoad } from "../testing/crash/outbox-load.ts";
import { makeScratchFolder } from "../testing/scratch-folder.ts";

const secret = "for-tests-only-for-tests-only-00";

/** Site and backend as processes of their own; the backend fails now and then, and loses some of what it acknowledged. */
async function startBoth() {
  const dataDir = makeScratchFolder();
  const table = path.join(dataDir, "backend.db");
  const backend = await startKillable("backend-process.ts", {
    ...{ file: table, secret, forgets: 0.05, fails: 0.05 },
  });
  onTestFinished(() => backend.kill());
  const site = await startKillable("forms-process.ts", {
    ...{ dataDir, secret, backendUrl: backend.url, freeBytes: 0 },
    ...{ delays: { first: 10, longest: 100 }, confirmAfter: 300 },
  });
  onTestFinished(() => site.kill());
  const store = createStore({ file: queueFile(dataDir) });
  onTestFinished(() => store.close());
  return { site, backend, dataDir, table, counts: () => countRows(store.connection) };
}

test("F11 kill -9 of the site and of the backend while eight visitors send: nothing lost, nothing twice", async () => {
  const { site, backend, dataDir, table, counts } = await startBoth();
  const load = startLoad(site.url, 400, 8);
  const acknowledged = (share: number) =>
    vi.waitFor(() => expect(load.references.size).toBeGreaterThan(load.messages.length * share), {
      timeout: 60_000,
      interval: 5,
    });
  for (const share of [0.2, 0.5, 0.8]) {
    await acknowledged(share);
    await Promise.all([site.kill(), backend.kill()]);
    await Promise.all([site.start(), backend.start()]);
  }
  const mend = failCommits(queueFile(dataDir));
  const refused = load.answers["503"] ?? 0;
  await vi.waitFor(() => expect(load.answers["503"]).toBeGreaterThan(refused + 5), { timeout: 60_000 });
  mend();
  await load.finished;
  await vi.waitFor(() => expect(counts()).toMatchObject({ waiting: 0, delivered: 0, deadLetters: 0 }), {
    timeout: 60_000,
    interval: 50,
  });
  expect(load.references.size).toBe(400);
  const nothing: string[] = [];
  expect(judgeLoad(load, listDurableMessages(table))).toEqual({
    ...{ lost: nothing, doubled: nothing, altered: nothing, foreign: nothing, misnamed: nothing },
  });
}, 180_000);
