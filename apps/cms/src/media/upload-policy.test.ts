import { describe, expect, it } from "vitest";
import { getUploadKind, refusals, type UploadRefused } from "./upload-policy.ts";

const starts = {
  jpeg: "\xff\xd8\xff\xe0\0\x10JFIF",
  png: "\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
  webp: "RIFF\x24\0\0\0WEBPVP8 ",
  avif: "\0\0\0\x20ftypavif",
  gif: "GIF89a\x01\0\x01\0",
  mp4: "\0\0\0\x20ftypisom",
  pdf: "%PDF-1.7\n1 0 obj",
  xlsx: "PK\x03\x04\x14\0xl/workbook.xml",
  svg: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  html: "<!doctype html><script>alert(1)</script>",
};

const workbook = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const file = (name: string, mimetype: string, start: string, length = 64) => ({
  name,
  mimetype,
  data: Buffer.concat([Buffer.from(start, "latin1"), Buffer.alloc(Math.max(0, length - start.length))]),
});

function reasonFor(upload: ReturnType<typeof file>): string {
  try {
    return getUploadKind(upload).mime;
  } catch (error) {
    return (error as UploadRefused).reason;
  }
}

describe("getUploadKind (B6)", () => {
  it.each([
    ["photo.jpg", "image/jpeg", starts.jpeg],
    ["photo.JPEG", "image/jpeg", starts.jpeg],
    ["drawing.png", "image/png", starts.png],
    ["drawing.webp", "image/webp", starts.webp],
    ["drawing.avif", "image/avif", starts.avif],
    ["moving.gif", "image/gif", starts.gif],
    ["film.mp4", "video/mp4", starts.mp4],
    ["report.pdf", "application/pdf", starts.pdf],
    ["tables.xlsx", workbook, starts.xlsx],
    ["صورة.png", "image/png", starts.png],
    [`${"n".repeat(300)}.png`, "image/png", starts.png],
    ["../../etc/cron.d/x.png", "image/png", starts.png],
  ])("accepts %s as %s", (name, mime, start) => {
    expect(reasonFor(file(name, mime, start))).toBe(mime);
  });

  it.each([
    ["logo.svg", "image/svg+xml", starts.svg, "kind"],
    ["logo.svgz", "image/svg+xml", "\x1f\x8b\x08", "kind"],
    ["logo.svg.png", "image/png", starts.svg, "lie"],
    ["tables.xlsx", workbook, "PK\x03\x04\x14\0word/document.xml", "lie"],
    ["tables.xlsx", "application/vnd.ms-excel.sheet.macroenabled.12", starts.xlsx, "lie"],
    ["tables.xlsm", workbook, starts.xlsx, "kind"],
    ["tables.xlsx", workbook, `${starts.xlsx}xl/vbaProject.bin`, "active"],
    ["tables.xlsx", workbook, `${starts.xlsx}xl/externalLinks/externalLink1.xml`, "active"],
    ["logo.png", "image/svg+xml", starts.png, "lie"],
    ["page.png", "image/png", starts.html, "lie"],
    ["page.html", "text/html", starts.html, "kind"],
    ["photo.png", "image/jpeg", starts.jpeg, "lie"],
    ["photo.jpg", "image/png", starts.jpeg, "lie"],
    ["film.mp4", "video/mp4", starts.avif, "lie"],
    ["picture.avif", "image/avif", starts.mp4, "lie"],
    ["photo.jpg\0.html", "image/jpeg", starts.jpeg, "kind"],
    ["photo\u202egnp.exe", "image/png", starts.png, "kind"],
    ["png", "image/png", "", "lie"],
    ["noending", "image/png", starts.png, "kind"],
    ["archive.zip", "application/zip", "PK\x03\x04", "kind"],
    ["text.js", "text/javascript", "alert(1)", "kind"],
  ])("refuses %j declared as %s", (name, mime, start, reason) => {
    expect(reasonFor(file(name, mime, start))).toBe(reason);
  });

  it("bounds the size of pictures, and of films", () => {
    expect(reasonFor(file("a.png", "image/png", starts.png, 10_000_001))).toBe("size");
    expect(reasonFor(file("a.mp4", "video/mp4", starts.mp4, 10_000_001))).toBe("video/mp4");
    expect(reasonFor(file("a.mp4", "video/mp4", starts.mp4, 50_000_001))).toBe("size");
  });

  it.each([
    "/OpenAction << /S /JavaScript /JS (app.alert(1)) >>",
    "/S /Launch /F (cmd.exe)",
    "/EmbeddedFiles 3 0 R",
  ])("refuses a PDF that does something: %s", (action) => {
    expect(reasonFor(file("a.pdf", "application/pdf", `${starts.pdf}\n${action}\n`))).toBe("active");
  });

  it("says why in both languages", () => {
    for (const { en, ar } of Object.values(refusals)) {
      expect(en).toMatch(/[a-z]{3}/);
      expect(ar).toMatch(/\p{Script=Arabic}{3}/u);
    }
  });
});
