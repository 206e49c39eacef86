import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { waitUntilReady } from "./postgres.ts";

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
