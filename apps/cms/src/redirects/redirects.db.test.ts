import { beforeEach, describe, expect, it } from "vitest";
import { duringChanges } from "../../server/testing/during-changes.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";
import { propertyOf } from "../property-of.ts";

const cms = await startTestCms();
const { payload } = cms;

beforeEach(async () => {
  await payload.delete({ collection: "redirects", where: {} });
  await payload.delete({ collection: "blogs", where: {} });
});

const publish = (slug: string, more: object = {}) =>
  payload.create({
    collection: "blogs",
    data: { title: `Article ${slug}`, slug, created_on: "2026-01-01", _status: "published", ...more },
  });
const rename = (id: number, slug: string) =>
  payload.update({ collection: "blogs", id, data: { slug, _status: "published" } });

/** The answer of the call, as pairs of old and new address. */
async function read(from?: string): Promise<Record<string, string | null>> {
  const { redirects } = await import("../api/v1/redirects.ts");
  const answer = await redirects
    .open(from === undefined ? {} : { from })
    .answer({ payload, locale: "ar", id: "" });
  const rows = propertyOf(answer, "redirects") as { from: string; to: string | null; status: number }[];
  for (const { to, status } of rows) expect(status).toBe(to === null ? 410 : 301);
  return Object.fromEntries(rows.map((row) => [row.from, row.to]));
}

/** Why a redirect is refused, in the language of staff. */
async function refusal(data: object, language: "en" | "ar" = "en"): Promise<string> {
  const { initI18n } = await import("@payloadcms/translations");
  const i18n = await initI18n({ config: payload.config.i18n, context: "api", language });
  const create = payload.create({ collection: "redirects", data: data as never, req: { i18n } });
  const errors = propertyOf(propertyOf(await create.catch((error: unknown) => error), "data"), "errors");
  return String(propertyOf(Array.isArray(errors) ? errors[0] : undefined, "message"));
}

const add = (from: string, path: string) =>
  payload.create({ collection: "redirects", data: { from, kind: "path", path } });

describe("the old address of an article (RT-24)", () => {
  it("leads to the article, however often its slug changes, in one step", async () => {
    const { id } = await publish("one");
    await rename(id, "two");
    await rename(id, "سلة-دمشق");
    const to = `/Blogdetails/${encodeURIComponent("سلة-دمشق")}`;
    expect(await read()).toEqual({ "/blogdetails/one": to, "/blogdetails/two": to });
    expect(await read("/ar/Blogdetails/One/")).toEqual({ "/blogdetails/one": to });
    expect(await read("/blogdetails/none")).toEqual({});
  });

  it("is kept when the slug was changed in a draft first, or while the article was not published", async () => {
    const { id } = await publish("first");
    await payload.update({
      collection: "blogs",
      id,
      draft: true,
      data: { slug: "second", _status: "draft" },
    });
    expect(await read()).toEqual({});
    await payload.update({ collection: "blogs", id, data: { _status: "published" } });
    expect(await read()).toEqual({ "/blogdetails/first": "/Blogdetails/second" });
    await payload.update({ collection: "blogs", id, data: { _status: "draft" } });
    await rename(id, "third");
    expect(await read()).toEqual({
      "/blogdetails/first": "/Blogdetails/third",
      "/blogdetails/second": "/Blogdetails/third",
    });
  });

  it("is kept when the article was taken back by the button of its form before the slug changed", async () => {
    const { id } = await publish("taken");
    await payload.update({ collection: "blogs", id, data: { _status: "draft" }, unpublishAllLocales: true });
    expect(await read()).toEqual({});
    await rename(id, "renamed");
    expect(await read()).toEqual({ "/blogdetails/taken": "/Blogdetails/renamed" });
    await payload.update({ collection: "blogs", id, data: { _status: "draft" }, unpublishAllLocales: true });
    await payload.update({ collection: "blogs", id, data: { _status: "published" } });
    expect(await read()).toEqual({ "/blogdetails/taken": "/Blogdetails/renamed" });
  });

  it("is not kept for a slug that nobody could know", async () => {
    const draft = { title: "Draft", slug: "secret", created_on: "2026-01-01" };
    const { id } = await payload.create({
      collection: "blogs",
      draft: true,
      data: { ...draft, _status: "draft" },
    });
    await rename(id, "public");
    expect(await read()).toEqual({});
  });

  it("never stands before a page: going back, or another article at that address, takes it", async () => {
    const { id } = await publish("here");
    await rename(id, "there");
    await rename(id, "here");
    expect(await read()).toEqual({ "/blogdetails/there": "/Blogdetails/here" });
    await publish("there");
    expect(await read()).toEqual({});
  });

  it("leads nowhere while the article is unpublished or in the trash, and again afterwards", async () => {
    const { id } = await publish("before");
    await rename(id, "after");
    await payload.update({ collection: "blogs", id, data: { _status: "draft" } });
    expect(await read()).toEqual({});
    await payload.update({ collection: "blogs", id, data: { _status: "published" } });
    expect(await read()).toEqual({ "/blogdetails/before": "/Blogdetails/after" });
    await payload.update({ collection: "blogs", id, data: { deletedAt: new Date().toISOString() } });
    expect(await read()).toEqual({});
  });
});

describe("the table of redirects (RT-24, RT-25)", () => {
  it("gives each old address the end of its chain", async () => {
    await add("/c", "/contact?service=3#form");
    await add("/b", "/c");
    await add("http://localhost:3000/ar/A/", "/b");
    await payload.create({ collection: "redirects", data: { from: "/gone", kind: "gone" } });
    await add("/older", "/gone");
    expect(await read()).toEqual({
      "/a": "/contact?service=3#form",
      "/b": "/contact?service=3#form",
      "/c": "/contact?service=3#form",
      "/gone": null,
      "/older": null,
    });
    expect(await read("/A")).toEqual({ "/a": "/contact?service=3#form" });
  });

  it("leads nowhere while the entry at its new address is not published, unless a redirect stands there", async () => {
    const { id } = await publish("spring");
    const { id: redirect } = await add("/offer", "/ar/Blogdetails/Spring");
    expect(await read()).toEqual({ "/offer": "/Blogdetails/spring" });
    await payload.update({ collection: "blogs", id, data: { _status: "draft" } });
    expect(await read()).toEqual({});
    await add("/blogdetails/spring", "/contact");
    await add("/older", "/Blogdetails/spring");
    expect(await read()).toEqual({ "/blogdetails/spring": "/contact", "/older": "/contact" });
    await payload.update({
      collection: "redirects",
      id: redirect,
      data: { kind: "path", path: "/questions" },
    });
    expect(await read("/offer")).toEqual({ "/offer": "/questions" });
  });

  it.each([
    [
      "en",
      "The old and the new address are the same.",
      /lead in a circle: the redirect “\u2068\/y\u2069” leads back to/,
    ],
    ["ar", "العنوان القديم والجديد متطابقان.", /يدور في حلقة: التحويل «\u2068\/y\u2069» يعود إلى/],
  ] as const)("refuses circles and says which redirect leads back, in %s", async (language, same, circle) => {
    await add("/y", "/contact");
    await add("/z", "/y");
    const { docs } = await payload.find({ collection: "redirects", where: { from: { equals: "/y" } } });
    expect(await refusal({ from: "/x", kind: "path", path: "/X/" }, language)).toBe(same);
    // `/y` → `/x` is only possible while `/x` leads elsewhere.
    await add("/x", "/contact");
    await payload.update({ collection: "redirects", id: docs[0]?.id ?? 0, data: { path: "/x" } });
    await payload.delete({ collection: "redirects", where: { from: { equals: "/x" } } });
    expect(await refusal({ from: "/x", kind: "path", path: "/z" }, language)).toMatch(circle);
  });

  it("names the entry that an address belongs to", async () => {
    const { id } = await publish("alive", { title: "Alive" });
    await payload.update({
      collection: "blogs",
      id,
      locale: "ar",
      data: { title: "حيّ", _status: "published" },
    });
    const redirect = { from: "/Blogdetails/Alive", kind: "path", path: "/contact" };
    expect(await refusal(redirect)).toContain("“\u2068Alive\u2069” is published at this address");
    expect(await refusal(redirect, "ar")).toContain("«\u2068حيّ\u2069» منشور بهذا العنوان");
    await payload.update({ collection: "blogs", id, data: { _status: "draft" } });
    const itself = { from: "/blogdetails/alive", kind: "entry", entry: { relationTo: "blogs", value: id } };
    expect(await refusal(itself)).toBe("This is the address of “\u2068Alive\u2069” itself.");
  });

  it.each([
    [{ from: "/AboutUs", kind: "gone" }, /would do nothing/],
    [{ from: "/feed.xml", kind: "gone" }, /would do nothing/],
    [{ from: "https://evil.example/x", kind: "gone" }, /Enter the path/],
    [{ from: "/x?p=1", kind: "gone" }, /without \? and #/],
    [{ from: "/x", kind: "path", path: "https://evil.example/" }, /Other websites are not accepted/],
    [{ from: "/x", kind: "path", path: "//evil.example" }, /Other websites are not accepted/],
    [{ from: "/x", kind: "path", path: "/blog/none" }, /no page at/],
    [{ from: "/x", kind: "entry" }, /Choose an entry/],
    [{ from: "/x", kind: "entry", entry: "blogs" }, /Choose an entry/],
    [{ from: "/x", kind: "entry", entry: { relationTo: "blogs", value: { a: 1 } } }, /Choose an entry/],
  ])("B5 refuses %j with a reason", async (data, reason) => {
    expect(await refusal(data)).toMatch(reason);
  });

  it("B5 refuses something that is stored and has no page as the entry", async () => {
    const { id } = await add("/y", "/contact");
    const redirect = { from: "/x", kind: "entry", entry: { relationTo: "redirects", value: id } };
    expect(await refusal(redirect)).toBe("Choose an entry.");
  });

  it("refuses a second redirect from one address", async () => {
    await add("/x", "/contact");
    expect(await refusal({ from: "/X", kind: "gone" })).toMatch(/already a redirect from/);
  });
});

it("a redirect that is removed does not come back with a save at that moment (RT-24)", async () => {
  const { id: value } = await publish("one");
  const { id } = await add("/old", "/contact");
  const data = { kind: "entry", entry: { relationTo: "blogs", value }, path: null } as const;
  const saved = duringChanges(cms, `DELETE FROM redirects WHERE id = ${id}`, () =>
    payload.update({ collection: "redirects", id, data }),
  );
  await expect(saved).rejects.toMatchObject({ status: 404 });
  expect((await payload.find({ collection: "redirects" })).docs).toEqual([]);
});
