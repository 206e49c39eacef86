import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { becomeServer } from "./one-server.ts";
import { findFreePort } from "./ports.ts";
import { readSettings } from "./settings.ts";

test("INST-5 a server by itself is refused without a known name and what all servers share", async () => {
  const settings = readSettings({});
  await expect(becomeServer("sites", settings)).rejects.toThrow('not "sites"');
  await expect(becomeServer("site-3001", settings)).rejects.toThrow("needs BACKEND_URL, SITE_SIGNAL_SECRET");
  await expect(becomeServer("backend", settings)).rejects.toThrow("SITE_SIGNAL_URL");
});

test("R24 a server by itself does not start while a restore is not complete", async () => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), "miqyas-one-server-"));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  mkdirSync(path.join(DATA_DIR, "restoring-killed"));
  vi.stubEnv("BACKEND_URL", "http://127.0.0.1:1");
  vi.stubEnv("SITE_SIGNAL_SECRET", "for-tests-only");
  await expect(becomeServer("site-3001", readSettings({ DATA_DIR }))).rejects.toThrow(
    `A restore into ${DATA_DIR} is not complete`,
  );
  vi.unstubAllEnvs();
});

test("INST-5 a backend by itself says in one line which database does not answer", async () => {
  const DATABASE_URL = `postgres://127.0.0.1:${await findFreePort()}/miqyas`;
  for (const [name, value] of Object.entries({
    ...{ DATABASE_URL, SITE_SIGNAL_URL: "http://127.0.0.1:1/__signal" },
    ...{ SITE_SIGNAL_SECRET: "for-tests-only", PAYLOAD_SECRET: "for-tests-only" },
  }))
    vi.stubEnv(name, value);
  await expect(becomeServer("backend", readSettings({ DATABASE_URL }))).rejects.toThrow(
    /^The database miqyas at 127\.0\.0\.1:\d+ does not answer \(DATABASE_URL\): /,
  );
  vi.unstubAllEnvs();
});
