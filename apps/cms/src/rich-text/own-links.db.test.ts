import { beforeAll, describe, expect, it } from "vitest";
import { createPublished, paragraph } from "../../server/testing/sample-documents.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";
import { propertyOf } from "../property-of.ts";
import { linksIn } from "./links.ts";

const { payload } = await startTestCms();
let known: number;

const day = { created_on: "2026-01-01" };
const published = { ...day, _status: "published" as const };
/** A request that came over HTTP, as from the admin. */
const written = { headers: new Headers({ host: "cms.example" }) };

beforeAll(async () => {
  ({ id: known } = await payload.create({
    collection: "blogs",
    data: { title: "Prices", slug: "prices", ...published },
  }));
  await payload.create({ collection: "redirects", data: { from: "/old", kind: "path", path: "/contact" } });
});

/** A text with one link. */
function textWith(fields: object) {
  const content = paragraph("See ");
  const link = { type: "link", version: 3, fields, children: [{ type: "text", text: "there", version: 1 }] };
  content.root.children[0]?.children.push(link as never);
  return content;
}

const to = (url: string) => textWith({ linkType: "custom", url });
const toEntry = (value: number) => textWith({ linkType: "internal", doc: { relationTo: "blogs", value } });

/** The fields of the link after saving, or the refusal. */
async function save(
  content: object,
  { req = written, data = published }: { req?: object; data?: object } = {},
) {
  const create = {
    collection: "blogs",
    data: { title: "T", ...data, content },
    draft: propertyOf(data, "_status") === "draft",
    depth: 0,
    req,
  } as never;
  try {
    const saved: unknown = await payload.create(create);
    return linksIn(propertyOf(propertyOf(saved, "content"), "root"))[0]?.fields;
  } catch (error) {
    return messageOf(error);
  }
}

/** The message of the first field that is refused. */
function messageOf(error: unknown): string {
  const errors = propertyOf(propertyOf(error, "data"), "errors");
  return Array.isArray(errors) ? String(propertyOf(errors[0], "message")) : String(error);
}

describe("RT-28 publishing a text", () => {
  it.each(["/Blogdetails/none", "/ar/blog/none", "/words/999999", "http://localhost:3000/nothing"])(
    "refuses a link to %s, where the site has no page, and says where",
    async (address) => {
      expect(await save(to(address))).toBe(
        `The link “there” in paragraph 1 leads to “${address}”, where the site has no page. Choose another page or remove the link.`,
      );
    },
  );

  it("refuses a link to an entry that is gone", async () => {
    expect(await save(toEntry(999_999))).toContain("leads to an entry that no longer exists");
    expect(await save(toEntry(known))).toMatchObject({ linkType: "internal" });
  });

  it.each([
    "/words",
    "/ar/contact?service=1",
    "/old",
    "/media/a.pdf",
    "https://a.example/x",
    "mailto:a@b.example",
  ])("keeps a link to %s", async (url) => {
    expect(await save(to(url))).toEqual({ linkType: "custom", url });
  });

  it("keeps a link to the page of a chart, and refuses one where there is none", async () => {
    const table = "Place\tPer cent\nAleppo\t38%\n";
    const id = await createPublished(payload, "charts", { title: "Addresses", kind: "bar", table });
    expect(await save(to(`/ar/charts/${id}`))).toEqual({ linkType: "custom", url: `/ar/charts/${id}` });
    expect(await save(to("/charts/999999"))).toContain("where the site has no page");
    expect(await save(to(`/charts/${id}/data`))).toContain("where the site has no page");
  });

  it.each(["/Blogdetails/prices", "/ar/blogdetails/prices", "http://localhost:3000/Blogdetails/prices"])(
    "turns %s into a link to the entry, which follows its slug",
    async (address) => {
      const doc = { relationTo: "blogs", value: known };
      expect(await save(to(address))).toEqual({ linkType: "internal", doc });
    },
  );

  it("lets a text whose link leads nowhere go to the trash, and stores no other text with it", async () => {
    const deletedAt = "2026-01-02T00:00:00.000Z";
    const data = { title: "T", ...published, content: to("/gone") };
    const { id } = await payload.create({ collection: "blogs", data });
    const trash = (content?: object) =>
      payload.update({
        ...({ collection: "blogs", id, req: written } as object),
        data: { deletedAt, ...(content && { content }) },
      } as never);
    expect(await trash(to("javascript:alert(1)")).then(String, messageOf)).toContain("javascript:");
    await expect(trash()).resolves.toMatchObject({ id, deletedAt });
  });

  it("lets a draft and an import be", async () => {
    const fields = { linkType: "custom", url: "/none" };
    expect(await save(to("/none"), { data: { ...day, _status: "draft" } })).toEqual(fields);
    expect(await save(to("/none"), { req: {} })).toEqual(fields);
  });
});

describe("LAY-16 HOME-29 a field with the address of a page", () => {
  const saveFooter = (address: string, req: object = written) =>
    payload.updateGlobal({
      slug: "site-settings",
      data: { agency_name: "Miqyas", footer_links: [{ label: "Prices", address }] },
      req,
    } as never);
  const saveReading = (address: string) =>
    payload.updateGlobal({
      slug: "home-page",
      data: { _status: "published", title: "T", reading: { address } },
      req: written,
    } as never);

  it.each([
    ["the footer", saveFooter],
    ["the reading", saveReading],
  ])("of %s takes a page, a file and another site, and no missing page", async (_name, saveAddress) => {
    for (const address of ["/ar/words", "/Blogdetails/prices", "/old", "/media/a.pdf", "https://a.example/x"])
      await expect(saveAddress(address)).resolves.toBeDefined();
    const refused = await saveAddress("/no-such-page").then(String, messageOf);
    expect(refused).toBe("The site has no page at \u2066/no-such-page\u2069.");
  });

  it("lets an import be", async () => {
    await expect(saveFooter("/no-such-page", {})).resolves.toBeDefined();
  });
});
