import * as contract from "@miqyas/contract";
import type { Locale, ReadCall } from "@miqyas/contract";
import type { CollectionSlug } from "payload";
import { beforeAll, describe, expect, test } from "vitest";
import { propertyOf } from "../property-of.ts";
import {
  canary,
  createOwner,
  createPicture,
  createPublished,
  hideCanaries,
  paragraph,
  publishPage,
} from "../../server/testing/sample-documents.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";

const { payload } = await startTestCms();
const { answerRequest, findRead, openRequest } = await import("./read-request.ts");
const { publicReads } = await import("./v1/public-reads.ts");
const ids = new Map<string, number>();

/** The envelope that a client would receive. */
async function ask(address: string): Promise<unknown> {
  const { pathname, search } = new URL(address, "http://cms.invalid");
  const found = findRead(publicReads, pathname);
  if (!found) throw new Error(`no call at ${pathname}`);
  const answer = await answerRequest(openRequest(found, search, undefined), payload);
  return JSON.parse((await answer.representation(undefined)).body.toString()) as unknown;
}

/** Calls a read of the contract and parses the answer as the site does. */
async function read<Params, Result>(call: ReadCall<Params, Result>, params: Params, locale: Locale) {
  const query = new URLSearchParams({ lang: locale });
  for (const [name, value] of Object.entries(call.query(params)))
    if (value !== undefined) query.set(name, String(value));
  return call.read(await ask(`${call.path(params)}?${query.toString()}`));
}

const idOf = (name: string) => String(ids.get(name) ?? "");

beforeAll(async () => {
  const owner = await createOwner(payload);
  const image = await createPicture(payload, { en: "A street", ar: "شارع" });
  const date = { created_on: "2026-03-01T12:00:00.000Z" };
  const add = async (collection: CollectionSlug, english: object, arabic: object) =>
    ids.set(collection, await createPublished(payload, collection, { ...english }, { ...arabic }));
  /** Publishes the required texts of an entry with parts in Arabic. */
  const translate = async (collection: "our-services" | "tool-we-uses", texts: object) => {
    const id = idOf(collection);
    const { explores: parts } = await payload.findByID({ collection, id });
    const translated = (parts ?? []).map(({ answers, ...part }) => ({
      ...{ ...part, title: "جزء", description: "" },
      answers: answers?.map((answer) => ({ ...answer, text: "سطر" })) ?? [],
    }));
    const data = { ...texts, explores: translated, _status: "published" as const };
    await payload.update({ collection, id, locale: "ar", data });
  };

  for (const categories of [
    "blog-categories",
    "education-resource-categories",
    "words-in-market-categories",
    "faq-categories",
  ] as const)
    await add(categories, { name: "Methods" }, { name: "المنهج" });
  const of = (categories: string) => ({ categories: [ids.get(categories)] });
  const texts = { excerpt: "Excerpt", content: paragraph("Content"), image, images: [{ image }], ...date };
  const arabicTexts = { title: "عنوان", excerpt: "مقتطف", content: paragraph("متن") };
  const explores = [
    { title: "Part", description: "What it is", answers: [{ text: "Line" }], image, second_image: image },
  ];

  await add(
    "blogs",
    {
      ...texts,
      title: "Title",
      slug: "title",
      cover_image: image,
      author_name: "Rima",
      ...of("blog-categories"),
    },
    arabicTexts,
  );
  await add(
    "education-resources",
    { ...texts, title: "Title", ...of("education-resource-categories") },
    arabicTexts,
  );
  await add(
    "words-in-markets",
    { ...texts, title: "Title", markets: ["syria"], ...of("words-in-market-categories") },
    arabicTexts,
  );
  await add(
    "trends-in-markets",
    { title: "Title", description: "Text", ...date },
    { title: "عنوان", description: "نص" },
  );
  await add(
    "our-featured-reports",
    {
      ...texts,
      title: "Title",
      author_name: "Omar",
      images: [{ image, alt_text: "Chart" }],
      first_description: paragraph("First"),
    },
    {},
  );
  const reportId = ids.get("our-featured-reports") ?? 0;
  const { images: written } = await payload.findByID({
    collection: "our-featured-reports",
    id: reportId,
    depth: 0,
  });
  await payload.update({
    collection: "our-featured-reports",
    id: reportId,
    locale: "ar",
    data: {
      ...{ ...arabicTexts, first_description: paragraph("أول"), _status: "published" as const },
      images: written?.map((row) => ({ ...row, alt_text: "رسم" })) ?? [],
    },
  });
  const seo = { seo_title: "Result", seo_image: image, seo_noindex: true };
  await add("our-services", { title: "Title", excerpt: "Excerpt", image, explores, ...seo }, {});
  await add("tool-we-uses", { name: "Name", description: "Text", image, images: [{ image }], explores }, {});
  await translate("our-services", { title: "عنوان" });
  await translate("tool-we-uses", { name: "اسم" });
  const services = [ids.get("our-services")];
  await add("our-impacts", { title: "Title", description: "Text", image, services }, { title: "عنوان" });
  await add(
    "testimonials",
    { name: "Name", content: "Words", avatar: image, company_logo: image, company_name: "Mill" },
    { name: "اسم", content: "كلام" },
  );
  await add(
    "our-clients",
    { description: paragraph("Clients"), images: [{ image }] },
    { description: paragraph("عملاء") },
  );
  await add("our-partners", { name: "Partner", logo: image }, { name: "شريك" });
  await add("our-teams", { name: "Name", position: "Director", bio: "Life", image }, { name: "اسم" });
  await add(
    "social-medias",
    {
      platform_slug: "facebook",
      name: "Facebook",
      link: "https://social.example/m",
      icon: image,
      link_placeholder: "Follow",
    },
    {},
  );
  await add(
    "frequently-asked-questions",
    { question: "Why?", answer: "Because.", category: ids.get("faq-categories") },
    { question: "لماذا؟", answer: "لأن." },
  );

  await publishPage(
    payload,
    owner,
    "home-page",
    {
      video_title: "Measure",
      video: { kind: "address", url: "https://vimeo.com/123456" },
      hero_image: image,
    },
    { video_title: "قِس" },
  );
  await publishPage(
    payload,
    owner,
    "about-us",
    { description: paragraph("About") },
    { description: paragraph("عنّا") },
  );
  await publishPage(payload, owner, "our-mission", { mission: "Mission" }, { mission: "رسالة" });
  await publishPage(payload, owner, "our-vision", { description: "Vision" }, { description: "رؤية" });
  const values = contract.coreValueKeys.map((key) => ({ key, title: key, description: "Text", image }));
  await publishPage(payload, owner, "core-values", { values: values.toReversed() });
  const policy = { title: "Policy", description: paragraph("Policy") };
  await publishPage(payload, owner, "privacy-policy", policy, { title: "سياسة" });
  await publishPage(payload, owner, "terms-and-conditions", policy, { title: "شروط" });
  await publishPage(
    payload,
    owner,
    "markets-page",
    { title: "Markets", introduction: paragraph("Text"), markets: [{ key: "syria", name: "Syria" }] },
    {},
  );
  await payload.create({ collection: "redirects", data: { from: "/old", kind: "path", path: "/contact" } });
  await payload.updateGlobal({
    slug: "site-settings",
    data: {
      agency_name: "Miqyas",
      city: "Damascus",
      footer_links: [{ label: "Sample sizes", address: "/words/1" }],
      email: "office@agency.example",
      phones: [{ number: "+963 11 555 0199" }],
      address: "1 Hill Street",
      working_days: ["sunday"],
      opens_at: "08:30",
      holidays: [{ date: "2026-04-17T12:00:00.000Z", name: "Day" }],
      directory_url: "https://directory.example/m",
      membership_heading: "Members",
    },
  });

  const numbers = { kind: "bar", unit: "percent" };
  await add(
    "charts",
    { ...numbers, title: "Finding", table: "Place\tPer cent\nHoms\t44" },
    { title: "نتيجة", table: "المكان;النسبة\nحمص;٤٤" },
  );
  await hideCanaries(payload, "blogs", {
    title: "Seen",
    excerpt: "Seen",
    author_name: "Seen",
    content: paragraph("Seen"),
    ...of("blog-categories"),
  });
  await hideCanaries(payload, "our-services", { title: "Seen", excerpt: "Seen" });
  await hideCanaries(payload, "trends-in-markets", { title: "Seen", description: "Seen" });
  await hideCanaries(payload, "frequently-asked-questions", { question: "Seen", answer: "Seen" });
  await payload.updateGlobal({
    slug: "our-mission",
    data: { mission: canary, _status: "draft" },
    draft: true,
  });
  const { docs: hidden } = await payload.find({
    collection: "our-services",
    where: { title: { equals: canary } },
    draft: true,
    limit: 100,
    trash: true,
  });
  expect(hidden.length).toBeGreaterThanOrEqual(3);
  await payload.update({
    collection: "our-impacts",
    id: idOf("our-impacts"),
    locale: "en",
    data: {
      services: [...services, ...hidden.map(({ id }) => id)].filter((id) => id !== undefined),
      _status: "published",
    },
  });
});

describe("the contract", () => {
  const detail = {
    blog: "blogs",
    chart: "charts",
    "education-resource": "education-resources",
    "featured-report": "our-featured-reports",
    trend: "trends-in-markets",
  } as const;
  const isReadCall = (value: unknown): value is ReadCall<Record<string, string>, unknown> =>
    typeof value === "object" && value !== null && "read" in value && "notFound" in value;
  const calls = Object.values<unknown>(contract).filter(isReadCall);

  test.each(calls.flatMap((call) => contract.locales.map((locale) => [call.name, locale, call] as const)))(
    "%s in %s is what the contract promises",
    async (name, locale, call) => {
      const id = name in detail ? idOf(detail[name as keyof typeof detail]) : "";
      const result = await read(call, { id }, locale);
      const list: unknown = Array.isArray(result) ? result : propertyOf(result, "items");
      if (Array.isArray(list)) expect(list.length).toBeGreaterThan(0);
      else expect(result).toBeTruthy();
    },
  );

  test("RT-26 an entry has its own texts for search engines in their language alone", async () => {
    const [english] = (await read(contract.listServices, {}, "en")).items;
    const [arabic] = (await read(contract.listServices, {}, "ar")).items;
    expect(english?.seo).toMatchObject({ title: "Result", description: "", noindex: true });
    expect(english?.seo?.image).toMatch(/^\/media\/[\w-]+\.\w+$/);
    expect(arabic?.seo).toMatchObject({ title: "", noindex: true, image_details: { alt: "شارع" } });
    expect(arabic?.untranslated).not.toContain("seo_title");
    expect((await read(contract.listTools, {}, "en")).items[0]?.seo).toBeNull();
  });

  test("SVD-4 SVD-5 a service says what a buyer asks, in each language, with its public tools", async () => {
    const id = await createPublished(
      payload,
      "our-services",
      {
        ...{ title: "Offered", duration: "Six weeks", cost: "A range" },
        deliverables: [{ text: "A table" }],
        tools: [ids.get("tool-we-uses")],
      },
      {},
    );
    const collection = "our-services";
    const { deliverables } = await payload.findByID({ collection, id });
    const translated = (deliverables ?? []).map((row) => ({ ...row, text: "جدول" }));
    const arabic = { title: "معروضة", duration: "ستة أسابيع", deliverables: translated };
    await payload.update({ collection, id, locale: "ar", data: { ...arabic, _status: "published" } });
    const offered = async (locale: Locale) =>
      (await read(contract.listServices, {}, locale)).items.find((service) => service.id === String(id));
    expect(await offered("en")).toMatchObject({
      ...{ duration: "Six weeks", sample: "", cost: "A range", deliverables: ["A table"] },
      ...{ chart: "", sample_page: null, tools: [{ id: idOf("tool-we-uses"), name: "Name" }] },
    });
    expect(await offered("ar")).toMatchObject({
      duration: "ستة أسابيع",
      deliverables: ["جدول"],
      tools: [{ id: idOf("tool-we-uses"), name: "اسم" }],
    });
    await payload.delete({ collection, id });
  });

  test("RT-28 a link to an entry leads to its page, and stays words while it has none", async () => {
    const slug = "linked";
    const id = await createPublished(payload, "blogs", { title: "L", slug, created_on: "2026-01-01" });
    const linkTo = (value: number) => ({
      ...{ type: "link", version: 3, fields: { linkType: "internal", doc: { relationTo: "blogs", value } } },
      children: [{ type: "text", text: "there", version: 1 }],
    });
    const content = paragraph("See ");
    content.root.children[0]?.children.push(linkTo(id) as never, linkTo(999_999) as never);
    const word = await createPublished(payload, "words-in-markets", {
      ...{ title: "Word", created_on: "2026-01-01", content },
    });
    const text = async () =>
      (await read(contract.listWords, {}, "en")).find((item) => item.id === String(word))?.content;
    expect(await text()).toBe('<p>See <a href="/Blogdetails/linked">there</a>there</p>');
    await payload.update({ collection: "blogs", id, data: { slug: "moved", _status: "published" } });
    expect(await text()).toBe('<p>See <a href="/Blogdetails/moved">there</a>there</p>');
    await payload.update({ collection: "blogs", id, data: { _status: "draft" } });
    expect(await text()).toBe("<p>See therethere</p>");
    await payload.delete({ collection: "words-in-markets", id: word });
    await payload.delete({ collection: "blogs", id });
  });

  test("ART-1, ENT-1, ENT-2: an article with everything it has", async () => {
    const article = await read(contract.getBlog, { id: idOf("blogs") }, "ar");
    expect(article).toMatchObject({
      slug: "title",
      title: "عنوان",
      excerpt: "مقتطف",
      content: "<p>متن</p>",
      author_name: "Rima",
      categories: ["المنهج"],
      created_at: "2026-03-01T12:00:00.000Z",
      untranslated: ["author_name"],
    });
    expect(article.cover_image).toMatch(/^\/media\/[\w-]+\.\w+$/);
    expect(article.cover_image_details).toMatchObject({
      width: 600,
      height: 400,
      alt: "شارع",
      widths: [480, 600],
      // The test's picture is one flat colour, so it is stored without loss.
      formats: ["webp"],
    });
    expect(article.cover_image_details?.variants).toBe(
      article.cover_image?.replace(/\.\w+$/, "-{width}.{format}"),
    );
    expect(article.similar_blogs).toEqual([]);
    const english = await read(contract.getBlog, { id: idOf("blogs") }, "en");
    expect(english.similar_blogs.map(({ title }) => title)).toEqual(["Seen"]);
    expect(await read(contract.getBlog, { id: "title" }, "ar")).toEqual(article);
  });

  test("lists carry plain category names, details objects (ENT-2)", async () => {
    expect(await ask("/api/v1/blogs?slug=title")).toMatchObject({
      data: { blogs: [{ categories: ["Methods"], slug: "title" }] },
    });
    expect(await ask(`/api/v1/blogs/${idOf("blogs")}`)).toMatchObject({
      data: { categories: [{ id: ids.get("blog-categories"), name: "Methods" }] },
    });
  });

  test("SVD-2, ENT-6: a service with its parts, and what of it is not translated", async () => {
    const { items } = await read(contract.listServices, {}, "ar");
    expect(items[0]).toMatchObject({
      title: "عنوان",
      excerpt: "Excerpt",
      explores: [{ title: "جزء", description: "What it is", answers: ["سطر"] }],
    });
    expect(items[0]?.explores[0]?.second_image).toMatch(/^\/media\//);
    expect(items[0]?.untranslated.toSorted()).toEqual(["excerpt", "explores.0.description"]);
  });

  test("CON-2 ENT-7 a social link has the address and the smaller files of its icon", async () => {
    const [link] = await read(contract.listSocialLinks, {}, "en");
    expect(link?.icon).toMatch(/^\/media\/[\w-]+\.\w+$/);
    expect(link?.icon_details).toMatchObject({ width: 600, widths: [480, 600] });
  });

  test("RPD-1: a report with its three descriptions and the texts of its pictures", async () => {
    const report = await read(contract.getFeaturedReport, { id: idOf("our-featured-reports") }, "ar");
    expect(report).toMatchObject({
      content: "<p>متن</p>",
      first_description: "<p>أول</p>",
      second_description: "",
      images: [{ alt_text: "رسم" }],
    });
    expect(await ask(`/api/v1/our-featured-reports/${report.id}`)).toMatchObject({
      success: true,
      message: "OK",
    });
  });

  test("pages: the film's address, values in their order, settings", async () => {
    expect(await read(contract.getHomePage, {}, "ar")).toMatchObject({
      video: "https://vimeo.com/123456",
      video_title: "قِس",
    });
    const values = await read(contract.listCoreValues, {}, "en");
    expect(values.map(({ key }) => key)).toEqual(contract.coreValueKeys);
    expect(await read(contract.getSiteSettings, {}, "en")).toEqual({
      name: "Miqyas",
      description: null,
      city: "Damascus",
      links: [{ label: "Sample sizes", address: "/words/1" }],
      email: "office@agency.example",
      phones: ["+963 11 555 0199"],
      address: "1 Hill Street",
      working_days: ["sunday"],
      opens_at: "08:30",
      closes_at: "18:00",
      utc_offset: "+03:00",
      holidays: [{ date: "2026-04-17", name: "Day" }],
      directory_url: "https://directory.example/m",
      membership_heading: "Members",
      membership_text: null,
    });
  });

  test("LAY-16 CON-1 ABT-1 the agency's facts are never in another language: the site has its own", async () => {
    expect(await read(contract.getSiteSettings, {}, "ar")).toMatchObject({
      name: null,
      city: null,
      links: [],
      address: null,
      membership_heading: null,
    });
  });
});

test("drafts, what was taken back and the trash are nowhere (R9)", async () => {
  for (const { path } of publicReads)
    for (const locale of contract.locales)
      for (const id of path.includes("{id}") ? Array.from({ length: 12 }, (_, at) => at + 1) : [0]) {
        const envelope = await ask(
          `/api/v1${path.replace("{id}", String(id))}?lang=${locale}&per_page=100`,
        ).catch(() => null);
        expect(JSON.stringify(envelope)).not.toContain(canary);
      }
  expect(await ask("/api/v1/our-services")).toMatchObject({
    data: { our_services: [{ title: "Title" }, { title: "Seen" }] },
  });
  expect(await ask("/api/v1/our-impacts")).toMatchObject({
    data: { impacts: [{ services: [{ title: "Title" }, { title: "Seen" }] }] },
  });
});

test("an id that names nothing is not found", async () => {
  for (const path of [
    "blogs/99999",
    "blogs/00",
    "blogs/99999999999999999999",
    "blogs/no-such-slug",
    "trends-in-markets/x",
    "our-featured-reports/-1",
    "education-resources/1.0",
    "blogs/%E0%A4%A",
  ])
    await expect(ask(`/api/v1/${path}`)).rejects.toThrow();
});
