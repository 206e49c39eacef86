import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeRendered, policySettings } from "../../testing/make-page.ts";
import { compressPage } from "../page.ts";
import { readStyles } from "./inline-styles.ts";

const frame = "@layer ui{p{color:red}}";
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const link = (address: string) => `<link rel="stylesheet" href="${address}"/>`;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "miqyas-styles-"));
  mkdirSync(path.join(folder, "assets"));
  writeFileSync(path.join(folder, "assets/frame-1a.css"), `${frame}\n`);
  writeFileSync(path.join(folder, "assets/odd-1a.css"), 'p::after{content:"</style>"}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = () => readStyles(folder, ["/assets/frame-1a.css", "/assets/odd-1a.css", "/assets/app-1a.js"]);

test("NET-1: a sheet of the build stands in the document, and no browser fetches that of its link", async () => {
  const inlineStyles = await read();
  const { html, hashes } = inlineStyles(Buffer.from(`<head>${link("/assets/frame-1a.css")}</head>`));
  expect(html.toString()).toBe(
    `<head><style>${frame}</style><link rel="stylesheet" href="/assets/frame-1a.css" media="not all" disabled=""/></head>`,
  );
  expect(hashes).toEqual([hashOf(frame)]);
});

test("NET-1: a sheet that late parts need too keeps the address that React knows it by", async () => {
  const inlineStyles = await read();
  const { html } = inlineStyles(Buffer.from(`<head>${link("/assets/frame-1a.css#")}</head>`));
  expect(html.toString()).toContain('href="/assets/frame-1a.css#" media="not all" disabled=""/>');
});

test("NET-1: a sheet of an older build, one that cannot stand in HTML and a link in a text stay as they are", async () => {
  const inlineStyles = await read();
  const page = Buffer.from(
    `<head>${link("/assets/old-9z.css")}${link("/assets/odd-1a.css")}</head><p>${link("/assets/frame-1a.css")}</p>`,
  );
  expect(inlineStyles(page)).toEqual({ html: page, hashes: [] });
});

test("NET-1: the compressed page has the styles and their hash in its policy, and memory keeps the links", async () => {
  const html = `<head>${link("/assets/frame-1a.css")}</head><p>مقياس</p>`;
  const page = await compressPage(makeRendered(html), policySettings, await read());
  const { br, identity } = page.representations;
  expect(brotliDecompressSync(br.body).toString()).toContain(`<style>${frame}</style>`);
  expect(identity.body.toString()).toBe(html);
  for (const { localized } of [br, identity])
    expect(localized[localized.indexOf("Content-Security-Policy") + 1]).toContain(
      `style-src 'self' ${hashOf(frame)};`,
    );
});
