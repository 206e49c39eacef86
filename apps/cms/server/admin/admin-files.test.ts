import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressFiles } from "@miqyas/http/compress-files";
import { ask, listenOn } from "@miqyas/http/testing/http";
import type { Listening } from "@miqyas/http/testing/http";
import { createTestApp } from "@miqyas/http/testing/serve";
import { createAdminFiles } from "./admin-files.ts";

const script = `console.log("مقياس");`.repeat(400);
let folder: string;
let listening: Listening | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "admin-files-"));
});
afterEach(async () => {
  await listening?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Serves a folder. Addresses of no file are answered with `from Next`. */
async function serve(root: string) {
  const app = createTestApp((request, reply) => answer(request, reply));
  const answer = await createAdminFiles(app, {
    folder: root,
    otherwise: (_request, reply) => reply.send("from Next"),
  });
  const { port } = (listening = await listenOn(app));
  return (address: string, headers = {}, method = "GET") => ask(port, address, { method, headers });
}

test("the admin's files are sent as the build compressed them, and kept for a year", async () => {
  mkdirSync(path.join(folder, "chunks"));
  writeFileSync(path.join(folder, "chunks/0a-b.js"), script);
  await compressFiles(folder, "now");
  const get = await serve(folder);
  const smallest = await get("/_next/static/chunks/0a-b.js", { "accept-encoding": "gzip, br" });
  expect(smallest.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex, nofollow",
    vary: "Accept-Encoding",
  });
  expect(brotliDecompressSync(smallest.body).toString()).toBe(script);
  const zipped = await get("/_next/static/chunks/0a-b.js", { "accept-encoding": "gzip" });
  expect(gunzipSync(zipped.body).toString()).toBe(script);
  expect((await get("/_next/static/chunks/0a-b.js?dpl=1")).text).toBe(script);
  expect((await get("/_next/static/chunks/0a-b.js", {}, "HEAD")).text).toBe("");
});

test("Next answers what is no file of the build: copies, folders and what lies outside", async () => {
  mkdirSync(path.join(folder, "static/chunks"), { recursive: true });
  writeFileSync(path.join(folder, "BUILD_ID"), "x");
  writeFileSync(path.join(folder, "static/a.js"), script);
  await compressFiles(folder, "now");
  const get = await serve(path.join(folder, "static"));
  for (const file of ["a.js.br", "a.js.gz", "", "chunks", "b.js", "..%2fBUILD_ID", "%61.js"])
    expect((await get(`/_next/static/${file}`)).text).toBe("from Next");
});

test("in development there are no files", async () => {
  const get = await serve(path.join(folder, "missing"));
  expect((await get("/_next/static/chunks/a.js")).text).toBe("from Next");
});
