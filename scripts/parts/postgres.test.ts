import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeScratchFolder } from "../../apps/site/server/forms/testing/scratch-folder.ts";
import { findFreePort } from "./ports.ts";
import { findPlace } from "./postgres-place.ts";
import { removePostgres, startPostgres, waitUntilReady } from "./postgres.ts";

/** PostgreSQL's `ErrorResponse`: a type, the length, fields that end with a zero each. */
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mpassword authentication failed\0\0`);
  const head = Buffer.alloc(5, "E");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

test("a cluster made with other secrets ends the start at once, with one line that says so", async () => {
  const server = createServer((socket) => void socket.once("data", () => socket.end(refusal("28P01"))));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const started = performance.now();
  await expect(
    waitUntilReady(`postgres://miqyas:wrong@127.0.0.1:${port}/postgres`, { exitCode: null }, "data/postgres"),
  ).rejects.toThrow("data/postgres has another password than this installation: restore the secrets.json");
  expect(performance.now() - started).toBeLessThan(5_000);
  server.close();
});

test("a start that was killed while it made the cluster leaves nothing that the next one uses", async () => {
  const dataDir = makeScratchFolder();
  chmodSync(dataDir, 0o711);
  const partial = `${findPlace(dataDir).cluster}.partial`;
  mkdirSync(partial);
  writeFileSync(path.join(partial, "PG_VERSION"), "18\n");
  const database = await startPostgres({
    ...{ dataDir, port: await findFreePort(), password: "for-tests-only", database: "miqyas" },
    isDisposable: true,
  });
  onTestFinished(async () => {
    await database.stop();
    removePostgres(dataDir);
  });
  expect(existsSync(partial)).toBe(false);
});
