import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import * as v from "valibot";
import { contactMessage } from "@miqyas/contract";
import { listDurableMessages } from "../../apps/site/server/forms/testing/crash/durable-backend.ts";
import type { StoredMessage } from "../../apps/site/server/forms/testing/crash/judge-load.ts";
import { startKillable } from "../../apps/site/server/forms/testing/crash/killable-process.ts";
import type { KillableProcess } from "../../apps/site/server/forms/testing/crash/killable-process.ts";
import { kill } from "./cluster/database.ts";
import { Failure } from "./failure.ts";
import { findFreePort } from "./ports.ts";
import { openToPostgres } from "./postgres-place.ts";
import { startPostgres } from "./postgres.ts";
import { root } from "./settings.ts";
import { run } from "./tally.ts";
import { quietFlags } from "./service.ts";
import { testOwner } from "./test-owner.ts";

/** A backend that can be killed. Its stored messages can be read without its API. */
export interface StressBackend extends KillableProcess {
  list: () => Promise<StoredMessage[]>;
  end: () => Promise<void>;
}

const secret = "for-tests-only-for-tests-only-00";

/**
 * The durable stub, or our own CMS with a database of its own. The stub loses one acknowledged message in a hundred
 * when the submission queue runs alone, because the queue then checks again within seconds.
 */
export async function startStressBackend(
  kind: "stub" | "cms",
  site: "queue" | "server",
  scratch: string,
): Promise<StressBackend> {
  if (kind === "cms") return startCms(scratch);
  const file = path.join(scratch, "backend.db");
  const forgets = site === "queue" ? 0.01 : 0;
  const backend = await startKillable("backend-process.ts", { file, secret, forgets, fails: 0.02 });
  return { ...backend, list: () => Promise.resolve(listDurableMessages(file)), end: backend.kill };
}

/** The submission queue alone with short delays, or the whole built site. */
export async function startStressSite(
  kind: "queue" | "server",
  dataDir: string,
  backendUrl: string,
): Promise<KillableProcess> {
  if (kind === "queue")
    return startKillable("forms-process.ts", {
      ...{ dataDir, secret, backendUrl, freeBytes: 0 },
      ...{ delays: { first: 100, longest: 2000 }, confirmAfter: 2000 },
    });
  const port = await findFreePort();
  return startServer("apps/site", "server/main.ts", port, {
    SITE_PORT: String(port),
    SITE_DATA_DIR: dataDir,
    SITE_SIGNAL_SECRET: secret,
    BACKEND_URL: backendUrl,
    TRUSTED_PROXIES: "127.0.0.0/8",
  });
}

const messageRow = v.object({
  ...contactMessage.entries,
  idempotency_key: v.string(),
});

/** The newest schema without the sample content, which the forms do not need. */
const migration = `
  import { getPayload } from "payload";
  import config from "./src/payload.config.ts";
  const payload = await getPayload({ config });
  await payload.db.migrate();
  process.exit(0);
`;

async function startCms(scratch: string): Promise<StressBackend> {
  openToPostgres(scratch);
  const postgres = await startPostgres({
    dataDir: path.join(scratch, path.basename(scratch)),
    port: await findFreePort(),
    password: "for-tests-only",
    database: "miqyas",
  });
  const port = await findFreePort();
  const media = path.join(scratch, "media");
  mkdirSync(media);
  const env = {
    NODE_ENV: "production",
    DATABASE_URL: postgres.url,
    PAYLOAD_SECRET: "for-tests-only-for-tests-only-for-tests-only",
    OWNER_PASSWORD: testOwner.password,
    SITE_SIGNAL_SECRET: secret,
    CMS_PORT: String(port),
    MEDIA_DIR: media,
  };
  const args = [...quietFlags, "--input-type=module", "--eval", migration];
  const code = await run("node", args, env, path.join(root, "apps/cms"));
  if (code !== 0) throw new Failure("The database of the backend could not be prepared");
  const cms = await startServer("apps/cms", "server.ts", port, env);
  return {
    ...cms,
    async list() {
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      const { rows } = await client.query<Record<string, unknown>>(
        "SELECT name, email, message, phone, idempotency_key FROM contact_messages WHERE idempotency_key IS NOT NULL",
      );
      await client.end();
      return v.parse(v.array(messageRow), rows).map(({ idempotency_key: key, ...body }) => ({ key, body }));
    },
    async end() {
      await cms.kill();
      await postgres.stop();
    },
  };
}

/** One of the product's servers on a port. It can be killed and started again. */
async function startServer(
  app: string,
  file: string,
  port: number,
  env: Record<string, string>,
): Promise<KillableProcess> {
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = spawn(process.execPath, [...quietFlags, file], {
      cwd: path.join(root, app),
      env: { ...process.env, NODE_ENV: "production", ...env },
      stdio: ["ignore", "ignore", "inherit"],
    });
    for (const until = Date.now() + 60_000; Date.now() < until;) {
      if (child.exitCode !== null) break;
      const answered = await fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (answered) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Failure(`${app} did not start; its last lines are above`);
  }

  await start();
  return {
    port,
    url,
    start,
    kill: () => kill(child),
  };
}
