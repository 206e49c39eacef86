import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { createSharePictures } from "../../server/media/share-pictures.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";

const { payload, database } = await startTestCms();

async function png(width = 600, background = "#10565b") {
  const data = await sharp({ create: { width, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  return { data, name: "Résumé of Mr X.png", mimetype: "image/png", size: data.length };
}

const stored = () => readdirSync(database.mediaDir).toSorted();

describe("the media library", () => {
  it("stores a picture under a random name with its variants, and removes all of them", async () => {
    const doc = await payload.create({ collection: "media", data: { alt: "A wall" }, file: await png() });
    const stem = doc.filename?.replace(".png", "") ?? "";
    expect(stem).toMatch(/^[0-9a-f]{24}$/);
    expect(stored()).toEqual([".png", "-480.webp", "-600.webp"].map((end) => stem + end).toSorted());
    expect(doc).toMatchObject({
      width: 600,
      height: 400,
      mimeType: "image/png",
      color: "#10565b",
      variant_widths: [480, 600],
      variant_formats: ["webp"],
      thumbnailURL: `/media/${stem}-480.webp`,
    });
    await payload.delete({ collection: "media", id: doc.id });
    expect(stored()).toEqual([]);
  });

  it("has a JPEG of a photograph for shared links, which goes with it", async () => {
    const webp = await sharp((await png()).data)
      .webp()
      .toBuffer();
    const file = { data: webp, name: "a.webp", mimetype: "image/webp", size: webp.length };
    const doc = await payload.create({ collection: "media", data: { alt: "a" }, file });
    const stem = doc.filename?.replace(".webp", "") ?? "";
    const { pictureDetails } = await import("../api/pictures.ts");
    const { mediaStore } = await import("./storage/media-store.ts");
    expect(pictureDetails(doc)).toMatchObject({ share_image: `/media/${stem}-share.jpg` });
    await createSharePictures(mediaStore)(`${stem}-share.jpg`);
    expect(stored()).toContain(`${stem}-share.jpg`);
    await payload.delete({ collection: "media", id: doc.id });
    expect(stored()).toEqual([]);
  });

  it("R16 uploads end before visitors’ messages do when the disk fills up, and the refusal says so", async () => {
    const { mediaStore } = await import("./storage/media-store.ts");
    const { initI18n } = await import("@payloadcms/translations");
    const room = vi.spyOn(mediaStore, "room").mockResolvedValue(500 * 1024 * 1024 - 1);
    for (const [language, text] of [
      ["en", "disk is nearly full"],
      ["ar", "قرص الخادم شبه ممتلئ"],
    ] as const) {
      const i18n = await initI18n({ config: payload.config.i18n, context: "api", language });
      const upload = { data: { alt: "a" }, file: await png(), req: { i18n } };
      await expect(payload.create({ collection: "media", ...upload })).rejects.toThrow(text);
    }
    expect(stored()).toEqual([]);
    room.mockRestore();
  });

  it("replaces a picture and leaves nothing of the old one", async () => {
    const { id, filename } = await payload.create({
      collection: "media",
      data: { alt: "a" },
      file: await png(),
    });
    const next = await payload.update({ collection: "media", id, data: {}, file: await png(200, "#b4d84b") });
    expect(next).toMatchObject({ color: "#b4d84b", variant_widths: [200], alt: "a" });
    expect(next.filename).not.toBe(filename);
    const stem = next.filename?.replace(".png", "") ?? "";
    expect(stored()).toEqual([`${stem}-200.webp`, `${stem}.png`].toSorted());
    await payload.delete({ collection: "media", id });
  });

  it("a replacement that is refused leaves the old file, and no new one", async () => {
    const { id, filename } = await payload.create({
      collection: "media",
      data: { alt: "a" },
      file: await png(),
    });
    const files = stored();
    expect(files).toContain(filename);
    const data = { alt: "", alt_en: "", alt_ar: "" };
    const replace = payload.update({ collection: "media", id, data, file: await png(200, "#b4d84b") });
    await expect(replace).rejects.toThrow();
    expect(stored()).toEqual(files);
    await payload.delete({ collection: "media", id });
  });

  it("keeps the name that a file was uploaded with, and finds it by that name and by what it shows", async () => {
    const file = { ...(await png()), name: "C:\\fakepath\\سوق\u202e الحميدية.png" };
    const data = { alt: "A covered market", alt_ar: "سوق مسقوفة" };
    const { id, original_name } = await payload.create({ collection: "media", data, file });
    expect(original_name).toBe("سوق الحميدية.png");
    const renamed = await payload.update({ collection: "media", id, data: { original_name: "Market" } });
    expect(renamed.original_name).toBe("Market");
    const replaced = await payload.update({ collection: "media", id, data: {}, file: await png(200) });
    expect(replaced.original_name).toBe("Résumé of Mr X.png");
    await payload.delete({ collection: "media", id });
  });

  it("names earlier files by what they show", async () => {
    const { up, down } = await import("../migrations/20261123_002250_media_library.ts");
    const { id } = await payload.create({ collection: "media", data: { alt: "An arch" }, file: await png() });
    const migration = { db: payload.db.drizzle, payload } as unknown as Parameters<typeof up>[0];
    await down(migration);
    await up(migration);
    expect(await payload.findByID({ collection: "media", id })).toMatchObject({ original_name: "An arch" });
    await payload.delete({ collection: "media", id });
  });

  it.each([
    ["en", /not accepted/],
    ["ar", /غير مقبول/],
  ])("refuses an SVG, saying why in %s (B6)", async (language, message) => {
    const { initI18n } = await import("@payloadcms/translations");
    const i18n = await initI18n({ config: payload.config.i18n, context: "api", language: language as "en" });
    const data = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>");
    const file = { data, name: "logo.svg", mimetype: "image/svg+xml", size: data.length };
    const create = payload.create({ collection: "media", data: { alt: "x" }, file, req: { i18n } });
    await expect(create).rejects.toThrow(message);
    expect(stored()).toEqual([]);
  });

  it("keeps the focal point and the flags that staff set, and every file", async () => {
    const { id } = await payload.create({ collection: "media", data: { alt: "a" }, file: await png() });
    const files = stored();
    const data = { focalX: 12, focalY: 90, mirrored: true, whole: true };
    const doc = await payload.update({ collection: "media", id, data });
    expect(doc).toMatchObject(data);
    expect(stored()).toEqual(files);
    const { pictureDetails } = await import("../api/pictures.ts");
    expect(pictureDetails(await payload.findByID({ collection: "media", id }))).toMatchObject({
      focal_point: { x: 12, y: 90 },
      mirrored: true,
      whole: true,
    });
    // The form sends the point of the old picture with the new one.
    const replaced = await payload.update({ collection: "media", id, data, file: await png() });
    expect(replaced).toMatchObject({ ...data, focalX: 50, focalY: 50 });
    await payload.delete({ collection: "media", id });
  });

  it("keeps what an older version stored: both formats, cropped in the middle, not mirrored", async () => {
    const { up, down } = await import("../migrations/20261122_200000_picture_display.ts");
    const { pictureDetails } = await import("../api/pictures.ts");
    const { id, filename } = await payload.create({
      collection: "media",
      data: { alt: "old" },
      file: await png(),
    });
    const migration = { db: payload.db.drizzle, payload } as unknown as Parameters<typeof up>[0];
    await down(migration);
    await payload.db.pool.query("UPDATE media SET placeholder = 'data:image/webp;base64,AA' WHERE id = $1", [
      id,
    ]);
    await up(migration);
    const details = pictureDetails(await payload.findByID({ collection: "media", id }));
    expect(details).toEqual({
      ...{ width: 600, height: 400, alt: "old", color: "#10565b", widths: [480, 600] },
      variants: `/media/${filename?.replace(".png", "")}-{width}.{format}`,
      formats: ["avif", "webp"],
      ...{ share_image: null, focal_point: null, mirrored: false, whole: false },
    });
    await payload.delete({ collection: "media", id });
  });

  it("keeps a film as it is, without variants", async () => {
    const data = await readFilm();
    const file = { data, name: "film.mp4", mimetype: "video/mp4", size: data.length };
    const doc = await payload.create({ collection: "media", data: { alt: "x" }, file });
    expect(doc).toMatchObject({ mimeType: "video/mp4", filesize: data.length, variant_widths: [] });
    expect(existsSync(path.join(database.mediaDir, doc.filename ?? ""))).toBe(true);
    await payload.delete({ collection: "media", id: doc.id });
  });
});

describe("an upload form that staff send to Payload's REST handler (B6)", () => {
  let token: string;

  async function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
    const { handleEndpoints } = await import("payload");
    const { default: config } = await import("../payload.config.ts");
    const request = new Request(`http://localhost${path}`, { method: "POST", body, headers });
    return handleEndpoints({ config, request });
  }

  const upload = (body: BodyInit, headers: Record<string, string> = {}) =>
    post("/api/media", body, { Authorization: `JWT ${token}`, ...headers });

  beforeAll(async () => {
    // Payload logs every refused form.
    payload.logger.level = "silent";
    const account = { email: "owner@miqyas.example", password: "a password of theirs" };
    await payload.create({ collection: "users", data: { ...account, name: "Owner", role: "owner" } });
    const headers = { "Content-Type": "application/json" };
    const { headers: answered } = await post("/api/users/login", JSON.stringify(account), headers);
    token = /payload-token=([^;]+)/.exec(answered.get("Set-Cookie") ?? "")?.[1] ?? "";
  });

  it("is stored when it is whole", async () => {
    const form = new FormData();
    const { data, name, mimetype: type } = await png();
    form.append("_payload", JSON.stringify({ alt: "A wall" }));
    form.append("file", new Blob([new Uint8Array(data)], { type }), name);
    const response = await upload(form);
    expect(response.status).toBe(201);
    const { doc } = (await response.json()) as { doc: { id: number } };
    await payload.delete({ collection: "media", id: doc.id });
  });

  it("is refused without a file: B8 the server fetches none from an address that staff enter", async () => {
    const body = JSON.stringify({ alt: "x", filename: "a.csv", url: "http://files.example:8080/a.csv" });
    const form = new FormData();
    form.append("_payload", body);
    for (const response of [await upload(body, { "Content-Type": "application/json" }), await upload(form)]) {
      expect(response.status).toBe(400);
      expect(await response.text()).toContain("No files were uploaded");
    }
    expect(stored()).toEqual([]);
  });

  const part = (name: string) =>
    `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\nx`;

  it.each([
    ["a NUL in the name of the file", `${part("a\0.png")}\r\n--b--\r\n`, "b"],
    ["a broken part header", "--b\r\nContent-Disposition\r\n\r\nx\r\n--b--\r\n", "b"],
    ["an early end", part("a.png"), "b"],
    ["no boundary", "x", ""],
  ])("is refused with 400 and a reason in the language of the person: %s", async (_fault, form, boundary) => {
    const type = boundary ? `multipart/form-data; boundary=${boundary}` : "multipart/form-data";
    for (const [language, reason] of [
      ["en", "could not be read"],
      ["ar", "تعذّرت قراءة"],
    ] as const) {
      const response = await upload(form, { "Content-Type": type, "Accept-Language": language });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(reason);
    }
    expect(stored()).toEqual([]);
  });
});

async function readFilm(): Promise<Buffer> {
  const { readFile } = await import("node:fs/promises");
  const sample = "../../sample-content/content/home-page/rows-of-pale-stone-slide-out-of-a-basalt-wall.mp4";
  return readFile(new URL(sample, import.meta.url));
}
