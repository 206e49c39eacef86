import { readdirSync } from "node:fs";
import { afterAll, describe, expect, it, vi } from "vitest";
import { bytesOf, createContentFolders } from "../../server/testing/content-folders.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";

// Encoding 240 pictures takes half a minute. It has its own tests.
vi.mock("../media/prepare-picture.ts", () => ({
  preparePicture: (data: Buffer, mime: string) =>
    Promise.resolve({
      data,
      extension: mime.replace("image/", ""),
      ...{ width: 8, height: 8, color: "#10565b", formats: ["webp"] },
      variants: [{ width: 8, format: "webp", data }],
    }),
}));

const { payload, database } = await startTestCms();
const { importFolder, exportFolder, everything, removeFolders } = createContentFolders(
  payload,
  database.mediaDir,
);
const lines: string[] = [];
const log = (line: string) => lines.push(line);

async function countAll(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { slug } of payload.config.collections)
    counts[slug] = (await payload.count({ collection: slug })).totalDocs;
  return counts;
}

afterAll(removeFolders);

describe("the sample content", () => {
  it("is not needed: without it an empty database stays empty", async () => {
    const { seed } = await import("./seed.ts");
    const { owner, written } = await seed(payload, { log, folder: "/no/such/folder" });
    expect(written).toBe(false);
    expect(owner?.email).toBeDefined();
    expect(await countAll()).toMatchObject({ blogs: 0, media: 0, users: 1 });
    await payload.db.pool.query("delete from users");
  });

  it("fills an empty database once, in both languages", { timeout: 300_000 }, async () => {
    const { seed } = await import("./seed.ts");
    const { owner, written } = await seed(payload, { log });
    expect(written).toBe(true);
    expect(owner?.password?.length).toBeGreaterThanOrEqual(20);
    const account = { email: owner?.email ?? "", password: owner?.password ?? "" };
    expect(await payload.login({ collection: "users", data: account })).toMatchObject({
      user: { role: "owner" },
    });
    const first = await countAll();
    const files = readdirSync(database.mediaDir).length;
    // Each picture with its one smaller version, the film and the tables.
    const pictures = await payload.count({
      collection: "media",
      where: { mimeType: { contains: "image/" } },
    });
    expect(files).toBe((first.media ?? 0) + pictures.totalDocs);
    expect(first).toMatchObject({
      blogs: 26,
      "words-in-markets": 24,
      "education-resources": 14,
      "trends-in-markets": 8,
      "our-featured-reports": 3,
      "our-services": 6,
      "tool-we-uses": 6,
      "our-impacts": 14,
      "frequently-asked-questions": 26,
    });
    expect(await seed(payload, { log })).toEqual({ written: false });
    expect(lines.at(-1)).toMatch(/nothing was written/);
    expect(await countAll()).toEqual(first);
    expect(readdirSync(database.mediaDir)).toHaveLength(files);
  });

  it("publishes every document in both languages, with its own Arabic", async () => {
    const drafts = await payload.count({
      collection: "blogs",
      where: { _status: { not_equals: "published" } },
    });
    expect(drafts.totalDocs).toBe(0);
    const { docs } = await payload.find({
      collection: "our-services",
      locale: "ar",
      fallbackLocale: false,
      depth: 0,
    });
    for (const { title, explores } of docs) {
      expect(title).toMatch(/\p{Script=Arabic}/u);
      for (const part of explores ?? []) expect(part.title).toMatch(/\p{Script=Arabic}/u);
    }
    const english = await payload.find({ collection: "our-services", locale: "en", depth: 0 });
    expect(english.docs.map(({ explores }) => explores?.map(({ id }) => id))).toEqual(
      docs.map(({ explores }) => explores?.map(({ id }) => id)),
    );
    const settings = await payload.findGlobal({ slug: "site-settings", locale: "ar", fallbackLocale: false });
    expect(settings).toMatchObject({ agency_name: "مقياس", sample_content: true });
  });

  it("dates articles as the content says", async () => {
    const { docs } = await payload.find({
      collection: "blogs",
      sort: "created_on",
      pagination: false,
      depth: 0,
    });
    const days = docs.map(({ created_on }) => created_on.slice(0, 10));
    expect(new Set(days).size).toBe(26);
    expect((days[0] ?? "") < "2024-12").toBe(true);
  });

  it("comes out as it went in, byte for byte", { timeout: 300_000 }, async () => {
    const { sampleFolder } = await import("./seed.ts");
    expect(bytesOf(await exportFolder())).toEqual(bytesOf(sampleFolder));
  });

  it(
    "an import of its export changes nothing: no row, no number, no date, no file",
    { timeout: 300_000 },
    async () => {
      const { sampleFolder } = await import("./seed.ts");
      const before = await everything();
      const exported = await exportFolder();
      expect(await importFolder(exported)).toMatchObject({ created: 0, changed: 0 });
      expect(await importFolder(sampleFolder)).toMatchObject({ created: 0, changed: 0 });
      expect(await everything()).toBe(before);
      expect(bytesOf(await exportFolder(exported))).toEqual(bytesOf(sampleFolder));
    },
  );
});
