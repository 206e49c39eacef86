import { previewHeader } from "@miqyas/contract";
import type { PreviewClaims } from "@miqyas/contract";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { propertyOf } from "../property-of.ts";
import { createPublished, paragraph } from "../../server/testing/sample-documents.ts";
import type { TestServer } from "../../server/testing/serve-cms.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";

vi.stubEnv("SITE_SIGNAL_SECRET", "for-tests-only-for-tests-only-00");
const { payload } = await startTestCms();
const { serveCms } = await import("../../server/testing/serve-cms.ts");
const { createReadHandler } = await import("../../server/api-reads.ts");
const { rememberPayload } = await import("../api/running-payload.ts");
const { previewAddress } = await import("./preview-token.ts");
const { previewPath } = await import("./preview-path.ts");
let cms: TestServer;
let blog = 0;
let trend = 0;

const draft = { draft: true, query: { draft: "true" } } as const;
const inAnHour = () => Date.now() + 3_600_000;

/** Calls the API as the site does for a preview of one entry. */
async function ask(
  path: string,
  entry: Pick<PreviewClaims, "kind" | "id">,
  more: Partial<PreviewClaims> = {},
) {
  const claims = { ...entry, locale: "en", path: "/", expires: inAnHour(), ...more } as const;
  const token = previewAddress(claims).split("/").at(-1) ?? "";
  return fetch(`${cms.url}/api/v1${path}?lang=en`, { headers: { [previewHeader]: token } });
}

const publicText = async (path: string) => (await fetch(`${cms.url}/api/v1${path}?lang=en`)).text();

beforeAll(async () => {
  rememberPayload(payload);
  cms = await serveCms({
    reads: createReadHandler({ next: (_request, reply) => reply.send(), isExempt: () => true }),
  });
  const dated = { created_on: "2026-01-01" };
  blog = await createPublished(payload, "blogs", { ...dated, title: "Published", content: paragraph("Old") });
  const changes = { title: "Changed", content: paragraph("New"), slug: "changed" };
  await payload.update({ collection: "blogs", id: blog, data: changes, ...draft });
  ({ id: trend } = await payload.create({
    collection: "trends-in-markets",
    data: { title: "Never published", ...dated },
    draft: true,
  }));
}, 300_000);

afterAll(async () => {
  await cms.stop();
  vi.unstubAllEnvs();
});

describe("RT-27: reads with a preview token", () => {
  test("show the draft of that one entry, and are not cached", async () => {
    const response = await ask(`/blogs/${blog}`, { kind: "blogs", id: blog });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("etag")).toBeNull();
    expect(await response.json()).toMatchObject({
      success: true,
      data: { title: "Changed", slug: "changed" },
    });
  });

  test("leave every answer to visitors as it was", async () => {
    await ask(`/blogs/${blog}`, { kind: "blogs", id: blog });
    expect(await publicText(`/blogs/${blog}`)).toContain('"title":"Published"');
    expect(await publicText("/blogs/changed")).toContain('"success":false');
    expect(await publicText("/trends-in-markets")).not.toContain("Never published");
  });

  test("put an entry that was never published into its list and at its own address", async () => {
    const entry = { kind: "trends-in-markets", id: trend };
    expect(await (await ask("/trends-in-markets", entry)).text()).toContain("Never published");
    expect((await ask(`/trends-in-markets/${trend}`, entry)).status).toBe(200);
    const other = await ask(`/trends-in-markets/${trend}`, { kind: "blogs", id: blog });
    expect(other.status).toBe(404);
  });

  test("show the draft of a global that was never published", async () => {
    const data = { description: "A draft of the vision" };
    await payload.updateGlobal({ slug: "our-vision", data, ...draft });
    const vision = await ask("/our-visions", { kind: "our-vision", id: null });
    expect(await vision.text()).toContain("A draft of the vision");
    expect((await fetch(`${cms.url}/api/v1/our-visions?lang=en`)).status).toBe(404);
  });

  test("show a draft without its required title", async () => {
    const { id } = await payload.create({
      collection: "trends-in-markets",
      data: { description: "Text", created_on: "2026-01-01" },
      draft: true,
    });
    const answer = await ask(`/trends-in-markets/${id}`, { kind: "trends-in-markets", id });
    expect(await answer.json()).toMatchObject({ data: { title: "…", description: "Text" } });
  });

  test("show the published text in another language than the token's", async () => {
    const answer = await ask(`/blogs/${blog}`, { kind: "blogs", id: blog }, { locale: "ar" });
    expect(await answer.json()).toMatchObject({ data: { title: "Published" } });
  });

  test.each([
    ["has ended", () => ask(`/blogs/${blog}`, { kind: "blogs", id: blog }, { expires: Date.now() - 1 })],
    ["is none", () => fetch(`${cms.url}/api/v1/blogs/${blog}`, { headers: { [previewHeader]: "x.y" } })],
  ])("are refused when the token %s", async (_case, request) => {
    const response = await request();
    expect(response.status).toBe(403);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});

test("RT-27: a link for somebody without an account is open for 24 hours, until it is withdrawn", async () => {
  const { id, addresses, expires_at } = await payload.create({
    collection: "preview-links",
    data: { kind: "blogs", entry: blog },
  });
  const open = Date.parse(expires_at ?? "") - Date.now();
  expect(open).toBeGreaterThan(23.9 * 3_600_000);
  expect(open).toBeLessThanOrEqual(24 * 3_600_000);
  const address = String(propertyOf(addresses, "en"));
  const token = address.split("/").at(-1) ?? "";
  const read = () =>
    fetch(`${cms.url}/api/v1/blogs/${blog}?lang=en`, { headers: { [previewHeader]: token } });
  expect(await (await read()).text()).toContain("Changed");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * 3_600_000 + 1_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect((await read()).status).toBe(403);
  vi.useRealTimers();
  expect((await read()).status).toBe(200);
  await payload.delete({ collection: "preview-links", id });
  expect((await read()).status).toBe(403);
  const unknown = payload.create({ collection: "preview-links", data: { kind: "media", entry: 1 } });
  await expect(unknown).rejects.toThrow("no page");
});

test("RT-27: every collection and global with drafts has a page that shows it", () => {
  const { collections, globals } = payload.config;
  for (const { slug, versions } of collections)
    if (versions?.drafts) expect(previewPath(slug, 1), slug).toMatch(/^\//);
  for (const { slug, versions } of globals)
    if (versions?.drafts) expect(previewPath(slug, null), slug).toMatch(/^\//);
});
