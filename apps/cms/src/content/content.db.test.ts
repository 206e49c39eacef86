import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { bytesOf, createContentFolders } from "../../server/testing/content-folders.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";
import { contentCollections, contentGlobals } from "./kinds.ts";

// Encoding 270 pictures takes 15 s. It has its own tests.
vi.mock("../media/prepare-picture.ts", () => ({
  preparePicture: (data: Buffer, mime: string) =>
    Promise.resolve({
      data,
      extension: mime.replace("image/", ""),
      ...{ width: 8, height: 8, color: "#10565b", formats: ["webp"] },
      variants: [{ width: 80, format: "webp", data }],
    }),
}));

const film = "home-page/rows-of-pale-stone-slide-out-of-a-basalt-wall.mp4";
const { payload, database } = await startTestCms();
const { sampleFolder } = await import("../seed/seed.ts");
const { newFolder, importFolder, exportFolder, everything, removeFolders } = createContentFolders(
  payload,
  database.mediaDir,
);
const article = "blogs/fair-sample-old-census";
/** The exported content. */
const sample = newFolder();

/** A copy of a folder in which a test may change files. */
function copyOf(folder: string) {
  const copy = newFolder();
  cpSync(folder, copy, { recursive: true });
  const file = (name: string) => path.join(copy, name);
  return {
    folder: copy,
    read: (name: string) => readFileSync(file(name), "utf8"),
    write(name: string, text: string) {
      mkdirSync(path.dirname(file(name)), { recursive: true });
      writeFileSync(file(name), text);
    },
    edit(name: string, from: string | RegExp, to: string) {
      const text = readFileSync(file(name), "utf8");
      const edited = text.replace(from, to);
      if (edited === text) throw new Error(`${name} has no ${String(from)}`);
      writeFileSync(file(name), edited);
    },
    remove: (name: string) => rmSync(file(name), { recursive: true }),
    copy: (from: string, to: string) => cpSync(file(from), file(to), { recursive: true }),
  };
}

async function refusalOf(folder: string): Promise<string> {
  return importFolder(folder).then(
    () => "imported",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

afterAll(removeFolders);

describe("content as files", () => {
  it("leaves nothing of an import that died, not even its files", async () => {
    const { ContentSession } = await import("./content-session.ts");
    const dying = ContentSession.run(payload, async (session) => {
      const data = readFileSync(path.join(sampleFolder, film));
      const file = { data, mimetype: "video/mp4", name: "a.mp4", size: data.length };
      const entry = { id: undefined, stored: undefined, draft: false };
      await session.writeFile({ ...entry, texts: [["en", { alt: "x" }]] }, file, { name: "a.mp4" });
      await session.writeEntry("our-teams", { ...entry, texts: [["en", { name: "x" }]] });
      expect(readdirSync(database.mediaDir)).toEqual(["a.mp4"]);
      throw new Error("the power went");
    });
    await expect(dying).rejects.toThrow("the power went");
    expect(readdirSync(database.mediaDir)).toEqual([]);
    for (const collection of ["our-teams", "media", "users"] as const)
      expect(await payload.count({ collection })).toMatchObject({ totalDocs: 0 });
  });

  it("takes a part of the sample content, which comes out as it went in", async () => {
    const part = newFolder();
    const kinds = [
      ...["blog-categories", "charts", "tool-we-uses", article, "our-services", "our-partners", "our-teams"],
      ...["site-settings", "social-medias"],
    ];
    for (const name of ["content.yaml", ...kinds])
      cpSync(path.join(sampleFolder, name), path.join(part, name), { recursive: true });
    expect((await importFolder(part)).created).toBeGreaterThan(50);
    await exportFolder(sample);
    const exported = bytesOf(sample);
    // Pages without content come out as drafts.
    expect(exported).toEqual(new Map([...exported, ...bytesOf(part)]));
  });

  it("an import changes what changed in the folder, and nothing else", async () => {
    const copy = copyOf(sample);
    copy.edit(`${article}/ar.md`, /^title: .*$/m, "title: عنوان جديد");
    copy.edit(`${article}/ar.md`, "لا تكون العيّنة", "**لا** تكون العيّنة");
    copy.edit("our-services/brand-tracking/en.md", "Four waves a year, 800 interviews a wave", "Four waves");
    const { id } = (
      await payload.find({ collection: "blogs", where: { slug: { equals: path.basename(article) } } })
    ).docs[0] ?? { id: 0 };
    const service = async () =>
      payload.findByID({ collection: "our-services", id: 4, locale: "ar", depth: 0 });
    const before = await service();
    expect(await importFolder(copy.folder)).toMatchObject({ created: 0, changed: 2 });
    const read = (locale: "en" | "ar") => payload.findByID({ collection: "blogs", id, locale, depth: 0 });
    expect(await read("ar")).toMatchObject({
      title: "عنوان جديد",
      slug: path.basename(article),
      _status: "published",
    });
    expect((await read("en")).title).toContain("How to draw a fair sample");
    expect((await service()).explores).toEqual(before.explores);
    expect(bytesOf(await exportFolder())).toEqual(bytesOf(copy.folder));
    expect(await importFolder(sample)).toMatchObject({ created: 0, changed: 2 });
    expect(bytesOf(await exportFolder())).toEqual(bytesOf(sample));
  });

  it("a file that changed takes the place of the old one", async () => {
    const copy = copyOf(sample);
    const picture = "our-partners/sindbad-data/sindbad-data.webp";
    copy.copy("our-partners/amman-panel-lab/amman-panel-lab.webp", picture);
    copy.edit(`${picture}.yaml`, "en: Sindbad Data", "en: The new mark");
    const files = readdirSync(database.mediaDir).length;
    expect(await importFolder(copy.folder)).toMatchObject({ created: 0, changed: 1 });
    expect(readdirSync(database.mediaDir)).toHaveLength(files);
    await importFolder(sample);
    expect(bytesOf(await exportFolder())).toEqual(bytesOf(sample));
  });

  it("takes new entries without numbers, once, and an entry without a file for a language", async () => {
    const copy = copyOf(sample);
    copy.copy("blogs/fair-sample-old-census", "blogs/new");
    for (const name of readdirSync(path.join(copy.folder, "blogs/new")))
      if (/\.(?:webp|webp\.yaml)$/.test(name) && !name.startsWith("an-abacus"))
        copy.remove(`blogs/new/${name}`);
    copy.remove("blogs/new/ar.md");
    copy.write("blogs/new/entry.yaml", "slug: new\ncreated_on: 2026-10-01\ncategories: [methods]\n");
    copy.write(
      "blogs/new/en.md",
      "---\ntitle: New\n---\n\n![](an-abacus-with-its-beads-pushed-to-the-two-ends.webp)\n",
    );
    copy.edit("blogs/new/an-abacus-with-its-beads-pushed-to-the-two-ends.webp.yaml", /^id: .*\n/, "");
    expect(await importFolder(copy.folder)).toMatchObject({ created: 2, changed: 0 });
    const before = await everything();
    expect(await importFolder(copy.folder)).toMatchObject({ created: 0, changed: 0 });
    expect(await everything()).toBe(before);
    const { docs } = await payload.find({
      collection: "blogs",
      where: { slug: { equals: "new" } },
      depth: 0,
    });
    expect(docs).toMatchObject([{ id: 25, title: "New", created_on: "2026-10-01T12:00:00.000Z" }]);
    const next = await payload.create({
      collection: "our-teams",
      data: { name: "Next", _status: "published" },
    });
    expect(next.id).toBe(7);
    await payload.delete({ collection: "our-teams", id: next.id });
    await payload.delete({ collection: "blogs", id: 25 });
  });

  it("texts link to entries by name, also to later and to new ones", async () => {
    const before = bytesOf(await exportFolder());
    const copy = copyOf(sample);
    copy.write("blogs/new/entry.yaml", "slug: new\ncreated_on: 2026-10-01\n");
    copy.write(
      "blogs/new/en.md",
      "---\ntitle: New\n---\n\nSee [it](trends-in-markets/zz) and [me](blogs/new).\n",
    );
    copy.write("trends-in-markets/zz/entry.yaml", "created_on: 2026-10-01\n");
    copy.write("trends-in-markets/zz/en.md", "---\ntitle: ZZ\ndescription: Text\n---\n");
    expect(await importFolder(copy.folder)).toMatchObject({ created: 2, changed: 0 });
    expect(await importFolder(copy.folder)).toMatchObject({ created: 0, changed: 0 });
    const again = await exportFolder();
    const text = () => readFileSync(path.join(again, "blogs/new/en.md"), "utf8");
    expect(text()).toContain("See [it](trends-in-markets/zz) and [me](blogs/new).");
    expect(await importFolder(again)).toMatchObject({ created: 0, changed: 0 });
    for (const [collection, field, value] of [
      ["blogs", "slug", "new"],
      ["trends-in-markets", "title", "ZZ"],
    ] as const)
      await payload.delete({ collection, where: { [field]: { equals: value } } });
    expect(bytesOf(await exportFolder())).toEqual(before);
  });

  it("has drafts as drafts, published entries as published, and nothing of the trash", async () => {
    const teams = { collection: "our-teams" } as const;
    const draft = await payload.create({ ...teams, draft: true, data: { name: "Draft", _status: "draft" } });
    await payload.update({ ...teams, id: draft.id, draft: true, data: { bio: "Later" } });
    await payload.update({ ...teams, id: 1, draft: true, data: { name: "Not yet" } });
    const trashed = await payload.create({ ...teams, data: { name: "Trashed", _status: "published" } });
    await payload.update({ ...teams, id: trashed.id, data: { deletedAt: new Date().toISOString() } });
    const exported = await exportFolder();
    const names = readdirSync(path.join(exported, "our-teams"));
    expect(names).toContain("rima-al-khatib");
    expect(names).not.toContain("trashed");
    expect(readFileSync(path.join(exported, "our-teams/draft/entry.yaml"), "utf8")).toContain(
      "status: draft\n",
    );
    expect(readFileSync(path.join(exported, "our-teams/draft/en.md"), "utf8")).toBe(
      "---\nname: Draft\nbio: Later\n---\n",
    );
    const before = await everything();
    expect(await importFolder(exported)).toMatchObject({ created: 0, changed: 0 });
    expect(await everything()).toBe(before);
    await payload.delete({ ...teams, id: draft.id });
    const copy = copyOf(exported);
    copy.edit("our-teams/samer-haddad/entry.yaml", /^/, "status: draft\n");
    expect(await importFolder(copy.folder)).toMatchObject({ created: 1, changed: 1 });
    expect(await payload.findByID({ ...teams, id: draft.id, draft: true })).toMatchObject({
      ...{ name: "Draft", bio: "Later", _status: "draft" },
    });
    expect(await payload.findByID({ ...teams, id: 2 })).toMatchObject({ _status: "draft" });
  });

  it("restores what is in the trash, entries, drafts and files, as the folder has them", async () => {
    const copy = copyOf(await exportFolder());
    const partner = "our-partners/sindbad-data/sindbad-data.webp";
    copy.copy(partner, "media/spare.webp");
    copy.write("media/spare.webp.yaml", "id: 9000\nalt:\n  en: Spare\n  ar: احتياطي\n");
    copy.write("our-teams/sketch/entry.yaml", "id: 900\nstatus: draft\n");
    copy.write("our-teams/sketch/en.md", "---\nname: Sketch\n---\n");
    await importFolder(copy.folder);
    const whole = bytesOf(await exportFolder());
    const isPublic = async () => {
      const { en_state, ar_state } = await payload.findByID({ collection: "blogs", id: 24, depth: 0 });
      return { en_state, ar_state };
    };
    expect(await isPublic()).toEqual({ en_state: "published", ar_state: "published" });
    const gone = [
      ["blogs", 24],
      ["our-teams", 1],
      ["our-teams", 900],
      ["media", 9000],
    ] as const;
    for (const [collection, id] of gone) {
      await payload.update({ collection, id, data: { deletedAt: new Date().toISOString() } });
    }
    expect(bytesOf(await exportFolder())).not.toEqual(whole);
    expect(await importFolder(copy.folder)).toMatchObject({ created: 0, changed: gone.length });
    expect(bytesOf(await exportFolder())).toEqual(whole);
    expect(await isPublic()).toEqual({ en_state: "published", ar_state: "published" });
    expect(await importFolder(copy.folder)).toMatchObject({ created: 0, changed: 0 });
    for (const [collection, id] of gone.slice(2)) await payload.delete({ collection, id });
  });

  it("LANG-15 publishes the texts that it has, and leaves the draft of the other language a draft", async () => {
    const copy = copyOf(await exportFolder());
    const { id } = (
      await payload.find({ collection: "blogs", where: { slug: { equals: path.basename(article) } } })
    ).docs[0] ?? { id: 0 };
    const titles = async (draft: boolean) =>
      (["en", "ar"] as const).map(async (locale) => {
        const { title } = await payload.findByID({ collection: "blogs", id, locale, draft, depth: 0 });
        return title;
      });
    const [english = "", arabic = ""] = await Promise.all(await titles(false));
    await payload.update({
      collection: "blogs",
      id,
      locale: "en",
      draft: true,
      data: { title: "Unfinished" },
    });
    copy.remove(`${article}/en.md`);
    copy.edit(`${article}/ar.md`, /^title: .*$/m, "title: عنوان من المجلد");
    expect(await importFolder(copy.folder)).toMatchObject({ created: 0, changed: 1 });
    expect(await Promise.all(await titles(false))).toEqual([english, "عنوان من المجلد"]);
    expect(await Promise.all(await titles(true))).toEqual(["Unfinished", "عنوان من المجلد"]);

    copy.remove(`${article}/ar.md`);
    copy.edit(`${article}/entry.yaml`, "2026-09-15", "2026-09-16");
    expect(await refusalOf(copy.folder)).toBe(
      `Nothing was imported.\n${article}/entry.yaml: the entry has a draft: publish it first, or give its texts in en.md and ar.md`,
    );
    const page = copyOf(sample);
    const visionIn = async (locale: "en" | "ar", draft = false) =>
      (await payload.findGlobal({ slug: "our-vision", locale, draft, depth: 0 })).description;
    const writeVision = (language: string, text: string) =>
      page.write(`our-vision/${language}.md`, `---\ndescription: ${text}\n---\n`);
    page.remove("our-vision/entry.yaml");
    writeVision("en", "Vision");
    writeVision("ar", "رؤية");
    await importFolder(page.folder);
    const slug = "our-vision" as const;
    await payload.updateGlobal({ slug, locale: "ar", draft: true, data: { description: "لم يكتمل" } });
    page.remove("our-vision/ar.md");
    writeVision("en", "New vision");
    await importFolder(page.folder);
    expect([await visionIn("en"), await visionIn("ar"), await visionIn("ar", true)]).toEqual([
      ...["New vision", "رؤية", "لم يكتمل"],
    ]);
    await importFolder(sample);
    expect(await Promise.all(await titles(true))).toEqual([english, arabic]);
  });

  it("changes no list of texts by an entry.yaml alone", async () => {
    const whole = await exportFolder();
    const copy = copyOf(whole);
    const file = "our-services/brand-tracking";
    const listsIn = async (locale: "en" | "ar") => {
      const { explores, deliverables } = await payload.findByID({
        ...{ collection: "our-services", id: 4 },
        locale,
        depth: 0,
      });
      return { explores, deliverables };
    };
    const before = [await listsIn("en"), await listsIn("ar")];
    expect(before[0]?.explores).not.toEqual([]);
    for (const language of ["en", "ar"]) copy.remove(`${file}/${language}.md`);
    copy.edit(`${file}/entry.yaml`, /^order: .*$/m, "order: a9");
    expect(await importFolder(copy.folder)).toMatchObject({ created: 0, changed: 1 });
    expect([await listsIn("en"), await listsIn("ar")]).toEqual(before);
    await importFolder(whole);
  });

  it("LANG-14 keeps the language in which an entry was written first, and judges new texts of both by it", async () => {
    const collection = "trends-in-markets" as const;
    const create = {
      collection,
      locale: "ar",
      data: { title: "أصل", created_on: "2026-10-01", _status: "published" },
    } as const;
    const { id } = await payload.create(create);
    await payload.update({
      collection,
      id,
      locale: "en",
      data: { title: "Translation", _status: "published" },
    });
    const copy = copyOf(await exportFolder());
    const folder = `${collection}/translation`;
    expect(copy.read(`${folder}/entry.yaml`)).toContain("first_language: ar\n");
    const states = async (entry: number) => {
      const { en_state, ar_state } = await payload.findByID({ collection, id: entry, draft: true, depth: 0 });
      return { en_state, ar_state };
    };
    const both = { en_state: "published", ar_state: "published" };
    copy.edit(`${folder}/ar.md`, "title: أصل", "title: أصل جديد");
    copy.edit(`${folder}/en.md`, "title: Translation", "title: New translation");
    await importFolder(copy.folder);
    expect(await states(id)).toEqual(both);
    await payload.delete({ collection, id });
    await importFolder(copy.folder);
    expect(await states(id)).toEqual(both);
    await payload.update({ collection, id, locale: "ar", data: { title: "أصل أجدّ", _status: "published" } });
    expect(await states(id)).toEqual({ ...both, en_state: "outdated" });
    await payload.delete({ collection, id });
  });

  it("leaves in the trash what has a namesake outside it", async () => {
    const teams = { collection: "our-teams" } as const;
    const create = () => payload.create({ ...teams, data: { name: "Namesake", _status: "published" } });
    const trashed = await create();
    const live = await create();
    await payload.update({ ...teams, id: trashed.id, data: { deletedAt: new Date().toISOString() } });
    const copy = copyOf(await exportFolder());
    copy.edit("our-teams/namesake/entry.yaml", /^id: .*\n/, "");
    copy.edit("our-teams/namesake/en.md", "name: Namesake", "name: Namesake\nbio: Lives");
    expect(await importFolder(copy.folder)).toMatchObject({ created: 0, changed: 1 });
    expect(await payload.findByID({ ...teams, id: live.id })).toMatchObject({ bio: "Lives" });
    await payload.delete({ ...teams, id: live.id });
    expect(await importFolder(copy.folder)).toMatchObject({ created: 0, changed: 1 });
    expect(await payload.findByID({ ...teams, id: trashed.id })).toMatchObject({ bio: "Lives" });
    await payload.delete({ ...teams, id: trashed.id });
  });
});

describe("a broken folder", () => {
  let before = "";

  beforeAll(async () => {
    before = await everything();
  });
  afterEach(async () => expect(await everything()).toBe(before));

  it.each([
    [
      `${article}/en.md`,
      "[margin of error](/words)",
      "[margin of error](javascript:x)",
      `${article}/en.md:10: javascript:x: Only`,
    ],
    [`${article}/en.md`, "## Walk first", "# Walk first", `${article}/en.md:12: a heading begins with ##`],
    [`${article}/en.md`, "title: ", "titel: ", `${article}/en.md:2: titel does not belong here, only title,`],
    [`${article}/en.md`, "title: ", "titel: ", `${article}/en.md:2: title is missing`],
    [`${article}/ar.md`, "title: ", "title: [", `${article}/ar.md:`],
    [
      `${article}/entry.yaml`,
      "- methods",
      "- methodz",
      `${article}/entry.yaml:6: there is no blog-categories/methodz`,
    ],
    [
      `${article}/entry.yaml`,
      "2026-09-15",
      "15 September",
      `${article}/entry.yaml:4: created_on must be a day`,
    ],
    [`${article}/entry.yaml`, /^id: .*/, "id: x", `${article}/entry.yaml:1: id must be a number`],
    [
      `${article}/entry.yaml`,
      /cover_image: .*/,
      "cover_image: x.webp",
      `${article}/entry.yaml:2: there is no file x.webp`,
    ],
    ["our-partners/sindbad-data/entry.yaml", /^id: .*/, "id: 1", "entry.yaml:1: id is that of our-partners/"],
    [
      "our-services/brand-tracking/ar.md",
      /^ {2}- title: .*\n(?: {4}.*\n)+/m,
      "",
      "our-services/brand-tracking/ar.md:",
    ],
    ["site-settings/entry.yaml", "- sunday", "- someday", "site-settings/entry.yaml:"],
    [
      "our-partners/sindbad-data/sindbad-data.webp.yaml",
      /alt:\n.*\n.*\n/,
      "",
      "sindbad-data.webp.yaml:1: alt is missing",
    ],
    [
      "our-partners/sindbad-data/entry.yaml",
      "logo:",
      "Logo:",
      "our-partners/sindbad-data/entry.yaml:1: logo is missing",
    ],
    ["content.yaml", "format: 1", "format: 2", "content.yaml:1: format must be 1"],
  ])("is refused: %s with %s → %s", async (file, from, to, problem) => {
    const copy = copyOf(sample);
    copy.edit(file, from, to);
    const refusal = await refusalOf(copy.folder);
    expect(refusal).toContain("Nothing was imported.");
    expect(refusal).toContain(problem);
  });

  it("is refused for files that do not belong, are missing or are not what they say", async () => {
    const copy = copyOf(sample);
    copy.write("notes.txt", "x");
    copy.write(`${article}/de.md`, "x");
    copy.remove("our-partners/sindbad-data/sindbad-data.webp.yaml");
    copy.remove("our-partners/amman-panel-lab/amman-panel-lab.webp");
    copy.write("our-partners/levant-field-network/levant-field-network.webp", "no picture");
    const refusal = await refusalOf(copy.folder);
    for (const line of [
      "notes.txt: is in none of the folders of content: blog-categories, ",
      `${article}/de.md: has no de.md.yaml beside it`,
      "our-partners/amman-panel-lab/amman-panel-lab.webp.yaml: says something of a file that is not there",
      "our-partners/amman-panel-lab/entry.yaml:3: there is no file amman-panel-lab.webp",
      "our-partners/levant-field-network/levant-field-network.webp: The content of the file does not match",
      "our-partners/sindbad-data/sindbad-data.webp: has no sindbad-data.webp.yaml beside it",
    ])
      expect(refusal).toContain(`\n${line}`);
  });

  it("is refused whole when Payload finds the fault in the midst of the import", async () => {
    const copy = copyOf(sample);
    copy.copy("our-partners/sindbad-data", "our-partners/another");
    copy.edit("our-partners/another/entry.yaml", /^id: .*\n/, "");
    copy.edit("our-partners/another/en.md", "Sindbad Data", "Another");
    copy.edit("our-partners/another/sindbad-data.webp.yaml", /^id: .*\n/, "");
    copy.copy(
      "our-partners/amman-panel-lab/amman-panel-lab.webp",
      "our-partners/sindbad-data/sindbad-data.webp",
    );
    copy.edit("social-medias/linkedin/entry.yaml", /link: .*/, "link: nowhere");
    expect(await refusalOf(copy.folder)).toBe(
      "Nothing was imported.\nsocial-medias/linkedin/entry.yaml:5: link: Enter a full web address: https://…",
    );
  });

  it("is no place for an export when something else is in it", async () => {
    const folder = newFolder();
    cpSync(sample, folder, { recursive: true });
    rmSync(path.join(folder, "content.yaml"));
    await expect(exportFolder(folder)).rejects.toThrow("is neither empty nor a folder of content");
    await expect(importFolder(folder)).rejects.toThrow("content.yaml: is missing");
    await expect(importFolder(newFolder())).rejects.toThrow(": is not there");
  });

  it("stays as it was when an export into it fails, until one is complete", async () => {
    const { mediaStore } = await import("../media/storage/media-store.ts");
    const folder = newFolder();
    cpSync(sample, folder, { recursive: true });
    writeFileSync(path.join(folder, "README.md"), "of somebody else");
    const earlier = bytesOf(folder);
    vi.spyOn(mediaStore, "read").mockResolvedValueOnce(undefined);
    await expect(exportFolder(folder)).rejects.toThrow(/The file \S+ is not there/);
    expect(bytesOf(folder)).toEqual(earlier);
    const empty = newFolder();
    vi.spyOn(mediaStore, "read").mockRejectedValueOnce(new Error("no space left on device"));
    await expect(exportFolder(empty)).rejects.toThrow("no space left");
    expect(readdirSync(empty)).toEqual([]);
    const file = path.join(folder, "README.md");
    await expect(exportFolder(file)).rejects.toThrow(
      `Nothing was exported: EEXIST: file already exists, mkdir '${file}'`,
    );
    // What a killed export has left is no content.
    mkdirSync(path.join(empty, ".export-partial/blogs"), { recursive: true });
    await exportFolder(empty);
    await exportFolder(folder);
    const exported = bytesOf(empty);
    expect(bytesOf(folder)).toEqual(exported.set("README.md", "of somebody else"));
  });
});

describe("what is content", () => {
  /**
   * Collections that are never exported: visitors' data, accounts and their second factors, old addresses, which have their
   * own import, what the check of links found, links that show drafts, and counts.
   */
  const neverContent = [
    "contact-messages",
    "newsletter-subscribers",
    "form-receipts",
    "redirects",
    "broken-links",
    "preview-links",
    "audit-log",
    "second-factors",
    "usage-counts",
    "users",
  ];

  /** Globals that are never exported: the rules for accounts, and the terms of the copy check. */
  const neverContentPages = ["account-rules", "house-terms"];

  it("is settled for every collection and every page", () => {
    const known = [...contentCollections, ...neverContent, "media"].toSorted();
    const collections = Object.keys(payload.collections).filter((slug) => !slug.startsWith("payload-"));
    expect(collections.toSorted()).toEqual(known);
    const globals = payload.globals.config.map(({ slug }) => slug);
    expect(globals.filter((slug) => !slug.startsWith("payload-")).toSorted()).toEqual(
      [...contentGlobals, ...neverContentPages].toSorted(),
    );
  });

  it("F20 holds nothing of visitors, accounts or secrets", async () => {
    const person = { name: "canary-person", email: "canary-staff@miqyas.example" };
    const account = await payload.create({
      collection: "users",
      data: { ...person, password: "a password of theirs", role: "editor" },
    });
    await payload.create({
      ...{ collection: "our-teams", data: { name: "Written by the account" }, draft: true },
      user: { ...account, collection: "users" },
    });
    const received = { received_at: "2026-01-01", language: "en" } as const;
    await payload.create({
      collection: "contact-messages",
      data: {
        ...{ name: "canary-name", email: "canary-from@mill.example.sy", message: "canary-message" },
        ...{ ...received, status: "new" },
      },
    });
    await payload.create({
      collection: "newsletter-subscribers",
      data: {
        ...{ email: "canary-reader@mill.example.sy", status: "confirmed" },
        ...{ subscribed_at: "2026-01-01", language: "en" },
      },
    });
    await payload.create({
      collection: "second-factors",
      data: { account: account.id, secret: "canary-secret", last_step: 0, recovery_codes: "canary-code" },
    });
    const texts = [...bytesOf(await exportFolder())]
      .filter(([name]) => !/\.(?:png|webp)$/.test(name))
      .join("\n");
    expect(texts).toContain("Written by the account");
    expect(texts.match(/canary-[a-z]+/g)).toBeNull();
  });
});
