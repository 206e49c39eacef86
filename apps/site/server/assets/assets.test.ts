import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FastifyError } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerEmpty } from "@miqyas/http/answer";
import { compressFiles } from "@miqyas/http/compress-files";
import { ask, listenOn } from "@miqyas/http/testing/http";
import { createTestApp } from "@miqyas/http/testing/serve";
import { createAssets } from "./assets.ts";
import type { Assets } from "./assets.ts";
import { openOlderBuilds } from "./older-builds.ts";
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

/** A build with these files, served with the older builds of the test. */
async function serveBuild(name: string, files: Record<string, string>) {
  for (const [address, content] of Object.entries(files)) {
    const file = path.join(folder, name, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await compressFiles(path.join(folder, name), "idle");
  const olderBuilds = openOlderBuilds(path.join(folder, "archive"));
  const added = vi.fn(olderBuilds.add);
  await listening?.close();
  const app = createTestApp((request, reply) => assets.answer(request, reply));
  app.setErrorHandler((error: FastifyError, _request, reply) => answerEmpty(reply, error.statusCode ?? 500));
  app.setNotFoundHandler((_request, reply) => answerEmpty(reply, 404));
  const assets: Assets = await createAssets(app, {
    folder: path.join(folder, name),
    olderBuilds: { ...olderBuilds, add: added },
    secure: false,
    report: (error) => void reported.push(error),
  });
  const server = await listenOn(app);
  listening = server;
  await added.mock.results[0]?.value;
  return (address: string, headers = {}, method = "GET") => ask(server.port, address, { method, headers });
}

test("hashed files are immutable, in the smallest encoding that the browser accepts", async () => {
  const get = await serveBuild("a", { "/assets/app-1a.js": script });
  const compressed = await get("/assets/app-1a.js", { "accept-encoding": "gzip, br" });
  expect(compressed.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    vary: "Accept-Encoding",
  });
  expect(brotliDecompressSync(compressed.body).toString()).toBe(script);
  const zipped = await get("/assets/app-1a.js", { "accept-encoding": "gzip" });
  expect(gunzipSync(zipped.body).toString()).toBe(script);
  expect((await get("/assets/app-1a.js")).text).toBe(script);
});

test("the copies that the build compressed are sent as they are, from the first request on", async () => {
  const get = await serveBuild("a", { "/assets/app-1a.js": script, "/assets/a-1.woff2": "font" });
  const written = (suffix: string) => readFileSync(path.join(folder, "a/assets", `app-1a.js${suffix}`));
  const accepted = { "accept-encoding": "gzip, deflate, br, zstd" };
  expect((await get("/assets/app-1a.js", accepted)).body).toEqual(written(".br"));
  expect((await get("/assets/app-1a.js", { "accept-encoding": "br;q=0, gzip" })).body).toEqual(
    written(".gz"),
  );
  const head = await get("/assets/app-1a.js", accepted, "HEAD");
  expect(head.headers).toMatchObject({
    "content-encoding": "br",
    "content-length": String(written(".br").length),
  });
  expect(head.text).toBe("");
  const font = await get("/assets/a-1.woff2", accepted);
  expect([font.text, font.headers["content-type"], font.headers["content-encoding"]]).toEqual([
    ...["font", "font/woff2", undefined],
  ]);
});

test("a part of a file, and a condition that does not hold", async () => {
  const get = await serveBuild("a", { "/icon.png": "0123456789" });
  const part = await get("/icon.png", { range: "bytes=2-4" });
  expect(part.headers["cross-origin-resource-policy"]).toBe("cross-origin");
  expect([part.status, part.text, part.headers["content-range"]]).toEqual([206, "234", "bytes 2-4/10"]);
  expect(await get("/icon.png", { range: "bytes=20-30" })).toMatchObject({ status: 416, text: "" });
  expect(await get("/icon.png", { "if-match": `"other"` })).toMatchObject({ status: 412, text: "" });
});

test("other files are revalidated, with 304 when unchanged", async () => {
  const get = await serveBuild("a", { "/favicon.svg": "<svg/>" });
  const { headers, text } = await get("/favicon.svg");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  expect(text).toBe("<svg/>");
  expect(headers["content-security-policy"]).toContain("sandbox");
  const again = await get("/favicon.svg", { "if-none-match": headers.etag });
  expect([again.status, again.text]).toEqual([304, ""]);
});

test("files of one name in two folders are different files", async () => {
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

test("a start with the same build copies only what is missing, and keeps its files however old", async () => {
  const files = { "/assets/app-1a.js": script, "/assets/app-2a.css": "a{}" };
  await serveBuild("a", files);
  const kept = path.join(folder, "archive/app-1a.js");
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  utimesSync(kept, longAgo, longAgo);
  await serveBuild("a", files);
  expect(statSync(kept).mtime).toEqual(longAgo);
  rmSync(kept);
  await serveBuild("a", files);
  expect(readFileSync(kept, "utf8")).toBe(script);
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
