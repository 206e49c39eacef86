import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ask, listenOn } from "@miqyas/http/testing/http";
import { createTestApp } from "@miqyas/http/testing/serve";
import { createWorkerFile } from "./worker-file.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "miqyas-worker-"));
  writeFileSync(path.join(folder, "keep-pages.js"), "keep();".repeat(50));
  writeFileSync(path.join(folder, "forget-pages.js"), "forget();".repeat(50));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["on", "keep();"],
  ["off", "forget();"],
] as const)(
  "NET-5 while OFFLINE_PAGES is %s the worker is %s, compared at each navigation",
  async (set, code) => {
    const answer = await createWorkerFile(folder, { OFFLINE_PAGES: set, secure: false });
    const listening = await listenOn(createTestApp(answer));
    try {
      const first = await ask(listening.port, "/worker.js", { headers: { "accept-encoding": "br" } });
      expect(brotliDecompressSync(first.body).toString()).toBe(code.repeat(50));
      expect(first.headers).toMatchObject({
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "no-cache",
        "content-security-policy": "default-src 'none'; connect-src 'self'",
        "x-content-type-options": "nosniff",
      });
      const again = await ask(listening.port, "/worker.js", {
        headers: { "if-none-match": first.headers.etag ?? "" },
      });
      expect(again.status).toBe(304);
      expect(again.headers).not.toHaveProperty("content-length");
    } finally {
      await listening.close();
    }
  },
);
