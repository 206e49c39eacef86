import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openAssetArchive } from "./older-builds.ts";
import { createAssets } from "./assets.ts";
import { listStaticFiles } from "./static-files.ts";
import { ask } from "@miqyas/http/testing/http";
import { serve } from "@miqyas/http/testing/serve";
import type { Listening } from "@miqyas/http/testing/http";

const script = `console.log("مقياس");`.repeat(400);
let folder: string;
let reported: unknown[];
let listening: Listening | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "miqyas-assets-"));
  reported = [];
});
afterEach(async () => {
  await listening?.close();
  listening = undefined;
  rmSync(folder, { recursive: true, force: true });
  expect(reported).toEqual([]);
});

/** A build with these files, served with the archive that all builds of a test share. */
async function serveBuild(name: string, files: Record<string, string>) {
  for (const [address, content] of Object.entries(files)) {
    const file = path.join(folder, name, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const archive = openAssetArchive(path.join(folder, "archive"));
  const report = (error: unknown) => void reported.push(error);
  const taken = vi.fn(archive.takeIn);
  const assets = createAssets({
    files: listStaticFiles(path.join(folder, name)),
    archive: { ...archive, takeIn: taken },
    secure: false,
    report,
  });
  await listening?.close();
  const server = await serve((request, reply) => assets.answer(request, reply));
  listening = server;
  await taken.mock.results[0]?.value;
  return (address: string, headers = {}) => ask(server.port, address, { headers });
}

test("hashed files are for ever, in the smallest form the browser takes", async () => {
  const get = await serveBuild("a", { "/assets/app-1a.js": script });
  const packed = await get("/assets/app-1a.js", { "accept-encoding": "gzip, br" });
  expect(packed.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    vary: "Accept-Encoding",
  });
  expect(brotliDecompressSync(packed.body).toString()).toBe(script);
  const zipped = await get("/assets/app-1a.js", { "accept-encoding": "gzip" });
  expect(gunzipSync(zipped.body).toString()).toBe(script);
  expect((await get("/assets/app-1a.js")).text).toBe(script);
});

test("files beside them are asked about again, and answered 304 when unchanged", async () => {
  const get = await serveBuild("a", { "/favicon.svg": "<svg/>" });
  const { headers, text } = await get("/favicon.svg");
  expect(text).toBe("<svg/>");
  expect(headers["content-security-policy"]).toContain("sandbox");
  const again = await get("/favicon.svg", { "if-none-match": headers.etag });
  expect([again.status, again.text]).toEqual([304, ""]);
});

test("files of one name in two folders are two files", async () => {
  const get = await serveBuild("a", { "/site.webmanifest": "English", "/ar/site.webmanifest": "Arabic" });
  expect((await get("/site.webmanifest")).text).toBe("English");
  expect((await get("/ar/site.webmanifest")).text).toBe("Arabic");
});

test("B13: nothing outside the build is served", async () => {
  const get = await serveBuild("a", {
    "/assets/a-1.js": script,
    "/.vite/manifest.json": "{}",
    "/a.js.map": "{}",
  });
  writeFileSync(path.join(folder, "secret.js"), "secret");
  for (const address of [
    ...["/.vite/manifest.json", "/a.js.map", "/none.svg", "/", ""],
    ...["/assets/../../secret.js", "/assets/..%2f..%2fsecret.js", "/assets/none.js", "/assets/"],
    ...["/assets/a-1.js.br", "/assets/.hidden", "/assets/a-1.js/x"],
  ])
    expect(await get(address), address).toMatchObject({ status: 404, text: "" });
});

test("a page of an earlier build finds its files after a deploy, until 30 days after that build's last start", async () => {
  await serveBuild("a", { "/assets/app-1a.js": script });
  const get = await serveBuild("b", { "/assets/app-2b.js": "new" });
  expect((await get("/assets/app-1a.js", { "accept-encoding": "br" })).headers["content-encoding"]).toBe(
    "br",
  );
  expect((await get("/assets/app-1a.js")).text).toBe(script);
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  for (const suffix of ["", ".br", ".gz"])
    utimesSync(path.join(folder, "archive", `app-1a.js${suffix}`), longAgo, longAgo);
  const later = await serveBuild("b", {});
  expect((await later("/assets/app-1a.js")).status).toBe(404);
  expect((await later("/assets/app-2b.js")).text).toBe("new");
});

test("a build that was served for more than 30 days is still there after the next deploy", async () => {
  await serveBuild("a", { "/assets/app-1a.js": script });
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  for (const suffix of ["", ".br", ".gz"])
    utimesSync(path.join(folder, "archive", `app-1a.js${suffix}`), longAgo, longAgo);
  const get = await serveBuild("b", { "/assets/app-2b.js": "new" });
  expect((await get("/assets/app-1a.js")).text).toBe(script);
  expect(readdirSync(path.join(folder, "archive"))).toEqual(
    expect.arrayContaining(["app-1a.js", "app-1a.js.br", "app-1a.js.gz"]),
  );
  expect((await get("/assets/.live")).status).toBe(404);
});
