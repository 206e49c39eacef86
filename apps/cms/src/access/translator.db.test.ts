import { handleEndpoints } from "payload";
import { beforeAll, describe, expect, it } from "vitest";
import { createPicture } from "../../server/testing/sample-documents.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";

const { payload } = await startTestCms();
let cookie = "";

beforeAll(async () => {
  const account = { email: "translator@miqyas.example", password: "a password of theirs" };
  await payload.create({ collection: "users", data: { ...account, name: "T", role: "translator" } });
  const answer = await send("users/login", account, "POST");
  cookie = answer.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
});

/** Sends a request over REST, as the browser of the signed-in translator. */
async function send(path: string, data: object, method: string): Promise<Response> {
  const { default: config } = await import("../payload.config.ts");
  const { env } = await import("../env.ts");
  const request = new Request(`${env.CMS_ORIGIN}/api/${path}`, {
    method,
    headers: { cookie, origin: env.CMS_ORIGIN, "content-type": "application/json" },
    body: JSON.stringify(data),
  });
  return handleEndpoints({ config, request });
}

const patch = async (path: string, data: object, method = "PATCH") => ({
  status: (await send(path, data, method)).status,
});

type Locale = "en" | "ar";
const options = (id: number, locale: Locale) => ({
  ...{ id, locale, draft: true, depth: 0 },
  fallbackLocale: false as const,
});
const findBlog = (id: number, locale: Locale) =>
  payload.findByID({ collection: "blogs", ...options(id, locale) });
const findService = (id: number, locale: Locale) =>
  payload.findByID({ collection: "our-services", ...options(id, locale) });

describe("a translator, over REST (B17)", () => {
  it("changes the Arabic texts of an article, and nothing else", async () => {
    const category = await payload.create({ collection: "blog-categories", data: { name: "Kept" } });
    const { id } = await payload.create({
      collection: "blogs",
      data: { title: "Source", created_on: "2026-01-01", categories: [category.id], _status: "published" },
    });
    const change = {
      ...{ title: "ترجمة", excerpt: "مقتطف", slug: "stolen", created_on: "2020-02-02T00:00:00.000Z" },
      ...{ categories: [], cover_image: 1, seo_noindex: true, en_state: "missing", source_language: "ar" },
    };
    expect((await patch(`blogs/${id}?locale=ar&draft=true`, change)).status).toBe(200);
    const before = await payload.findByID({ collection: "blogs", id, depth: 0 });
    expect(await findBlog(id, "ar")).toMatchObject({
      ...{ title: "ترجمة", excerpt: "مقتطف", slug: "source", created_on: before.created_on },
      ...{ categories: [category.id], cover_image: null, seo_noindex: false },
      ...{ en_state: "published", ar_state: "draft", _status: "draft" },
    });
    expect(await findBlog(id, "en")).toMatchObject({ title: "Source" });
  });

  it("is refused what writes the public text of the other language over its draft", async () => {
    const { id } = await payload.create({
      collection: "blogs",
      data: { title: "Public", created_on: "2026-01-01", _status: "published" },
    });
    await payload.update({ collection: "blogs", id, draft: true, data: { title: "Unfinished" } });
    const draft = `blogs/${id}?locale=ar&draft=true&autosave=true`;
    for (const more of ["publishSpecificLocale=ar", "unpublishAllLocales=true"])
      expect((await patch(`${draft}&${more}`, { title: "ترجمة" })).status, more).toBe(403);
    expect((await patch(draft, { title: "ترجمة" })).status).toBe(200);
    // Nor does the call of somebody who may publish, when it saves a draft.
    const call = { collection: "blogs", id, locale: "ar", draft: true, autosave: true } as const;
    for (const title of ["نص", "نص آخر", "نص أخير"])
      await payload.update({ ...call, publishSpecificLocale: "ar", data: { title } });
    expect(await findBlog(id, "en")).toMatchObject({ title: "Unfinished" });
    expect(await findBlog(id, "ar")).toMatchObject({ title: "نص أخير", _status: "draft" });
  });

  it("is refused the language of the source, whichever it is", async () => {
    const article = async (locale: "en" | "ar") => {
      const data = { title: "نص", created_on: "2026-01-01", _status: "published" as const };
      return (await payload.create({ collection: "blogs", locale, data })).id;
    };
    const [english, arabic] = [await article("en"), await article("ar")];
    const save = (id: number, locale: string) =>
      patch(`blogs/${id}?locale=${locale}&draft=true`, { title: "Changed" });
    expect((await save(english, "en")).status).toBe(403);
    expect((await save(arabic, "ar")).status).toBe(403);
    expect((await save(arabic, "en")).status).toBe(200);
    expect(await findBlog(english, "en")).toMatchObject({ title: "نص" });
  });

  it("is shown the form of the source text read-only, whichever language it is in", async () => {
    const article = async (locale: Locale) => {
      const data = { title: "نص", created_on: "2026-01-01", _status: "published" as const };
      return (await payload.create({ collection: "blogs", locale, data })).id;
    };
    const { id: category } = await payload.create({ collection: "blog-categories", data: { name: "Shown" } });
    /** As the form asks: with the text that it shows. */
    const mayWrite = async (place: string) => {
      const [en, ar] = await Promise.all(
        ["en", "ar"].map(async (locale) => {
          const answer = await send(`${place}?locale=${locale}`, { _status: "draft" }, "POST");
          return ((await answer.json()) as { update?: boolean }).update ?? false;
        }),
      );
      return { en, ar };
    };
    expect(await mayWrite(`blogs/access/${await article("en")}`)).toEqual({ en: false, ar: true });
    expect(await mayWrite(`blogs/access/${await article("ar")}`)).toEqual({ en: true, ar: false });
    expect(await mayWrite(`blog-categories/access/${category}`)).toEqual({ en: false, ar: true });
    expect(await mayWrite("globals/home-page/access")).toEqual({ en: false, ar: true });
  });

  it("translates the parts of a service, without adding, removing or moving any", async () => {
    const { id } = await payload.create({
      collection: "our-services",
      data: {
        title: "Service",
        explores: [
          { title: "First", answers: [{ text: "One" }] },
          { title: "Second", answers: [] },
        ],
        _status: "published",
      },
    });
    const { explores } = await findService(id, "en");
    const [first, second] = explores ?? [];
    const change = {
      title: "خدمة",
      explores: [
        { ...second, title: "ثانٍ" },
        { ...first, title: "أول", answers: [{ ...first?.answers?.[0], text: "واحد" }] },
        { title: "زائد" },
      ],
    };
    expect((await patch(`our-services/${id}?locale=ar&draft=true`, change)).status).toBe(200);
    expect((await findService(id, "ar")).explores).toMatchObject([
      { id: first?.id, title: "أول", answers: [{ text: "واحد" }] },
      { id: second?.id, title: "ثانٍ" },
    ]);
    const english = (await findService(id, "en")).explores ?? [];
    expect(english.map(({ title }) => title)).toEqual(["First", "Second"]);
  });

  it("changes the Arabic description of a picture, and neither its English one nor the picture", async () => {
    const id = await createPicture(payload, { en: "A street", ar: "شارع" });
    const before = await payload.findByID({ collection: "media", id });
    expect((await patch(`media/${id}?locale=en`, { alt: "Stolen" })).status).toBe(403);
    const change = { alt_ar: "زقاق", alt_en: "Stolen", filename: "stolen.webp", focalX: 1, mirrored: true };
    expect((await patch(`media/${id}?locale=ar`, change)).status).toBe(200);
    const trashed = { deletedAt: "2026-01-01T00:00:00.000Z" };
    expect((await patch(`media/${id}?locale=ar`, trashed)).status).toBe(403);
    expect((await patch(`media/${id}?locale=ar&uploadEdits[focalPoint][x]=1`, { alt: "زقاق" })).status).toBe(
      403,
    );
    expect((await patch(`media/${id}`, {}, "DELETE")).status).toBe(403);
    const after = await payload.findByID({ collection: "media", id });
    expect({ ...after, updatedAt: "" }).toEqual({ ...before, alt_ar: "زقاق", updatedAt: "" });
    expect(await payload.findByID({ collection: "media", id, locale: "ar" })).toMatchObject({ alt: "زقاق" });
  });

  it("changes the Arabic name of a category alone", async () => {
    const { id } = await payload.create({ collection: "faq-categories", data: { name: "Prices" } });
    expect((await patch(`faq-categories/${id}?locale=en`, { name: "Stolen" })).status).toBe(403);
    expect((await patch(`faq-categories/${id}?locale=ar`, { name: "الأسعار" })).status).toBe(200);
    const nameIn = async (locale: "en" | "ar") =>
      (await payload.findByID({ collection: "faq-categories", id, locale })).name;
    expect([await nameIn("en"), await nameIn("ar")]).toEqual(["Prices", "الأسعار"]);
    expect((await patch("faq-categories?locale=ar", { name: "جديد" }, "POST")).status).toBe(403);
  });

  it("writes no redirect and no setting", async () => {
    expect((await patch("redirects", { from: "/a", kind: "gone" }, "POST")).status).toBe(403);
    expect((await patch("globals/site-settings?locale=ar", { sample_content: false }, "POST")).status).toBe(
      403,
    );
  });
});
