import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { isActivePdf } from "./active-pdf.ts";

const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    ...objects.map((object) => Buffer.from(object)),
    Buffer.from("\n%%EOF"),
  ]);

const stream = (dictionary: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`7 0 obj\n<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from("\nendstream\nendobj\n"),
  ]);

const script = "1 0 << /S /JavaScript /JS (app.alert\\(1\\)) >>";
const objects = "/Type /ObjStm /N 1 /First 4";

test.each<[string, Buffer]>([
  ["in plain sight", pdf(`3 0 obj\n${script}\nendobj\n`)],
  ["with its name in codes", pdf("3 0 obj\n<< /S /J#61vaScript /J#53 (app.alert\\(1\\)) >>\nendobj\n")],
  ["in a deflated stream of objects", pdf(stream(`${objects} /Filter /FlateDecode`, deflateSync(script)))],
  [
    "in a deflated stream of objects, in codes",
    pdf(stream(`${objects} /Filter /FlateDecode`, deflateSync("1 0 << /#4aS (x) >>"))),
  ],
  ["in a stream that says nothing of objects", pdf(stream("/Filter/FlateDecode", deflateSync(script)))],
  [
    "in a stream of objects in hexadecimal",
    pdf(stream(`${objects} /Filter /ASCIIHexDecode`, Buffer.from("2f4a53>"))),
  ],
  [
    "in a stream deflated twice",
    pdf(stream(`${objects} /Filter [/ASCII85Decode /FlateDecode]`, Buffer.from("x"))),
  ],
  [
    "in a stream of objects deflated twice",
    pdf(stream(`${objects} /Filter [/FlateDecode /FlateDecode]`, deflateSync(deflateSync(script)))),
  ],
  [
    "in a stream of objects whose filter is another object",
    pdf(stream(`${objects} /Filter 6 0 R`, deflateSync(script)), "6 0 obj\n/FlateDecode\nendobj\n"),
  ],
  ...["(obj)", "(1 0 obj)", "%obj", "(endstream)", "(stream\n)", "<</A 1>>"].map((note): [string, Buffer] => [
    `in a stream of objects whose head holds ${JSON.stringify(note)}`,
    pdf(
      stream(
        `${objects} /Note ${note}\n/Filter [/FlateDecode /FlateDecode]`,
        deflateSync(deflateSync(script)),
      ),
    ),
  ]),
  [
    "in a stream of objects that begins after a blank",
    pdf(`7 0 obj\n<< ${objects} /Filter /FlateDecode >>\nstream \n`, deflateSync(script)),
  ],
  [
    "in a stream whose type is in codes",
    pdf(
      stream(
        "/Type /Obj#53tm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]",
        deflateSync(deflateSync(script)),
      ),
    ),
  ],
  [
    "in a stream whose type is in another stream",
    pdf(
      stream(`${objects} /Filter /FlateDecode`, deflateSync("9 0 /ObjStm")),
      stream("/Type 9 0 R /N 1 /First 4 /Filter 6 0 R", deflateSync(deflateSync(script))),
    ),
  ],
  [
    "in a deflated stream that does not say so",
    pdf(stream("/Note (obj) /Filter 6 0 R", deflateSync(script))),
  ],
  [
    "in a stream of objects that cannot be read",
    pdf(stream(`${objects} /Filter /FlateDecode`, Buffer.from("junk"))),
  ],
  ...["/First 4", "/Fir#73t 4", "/First%\n4", "/First 9 0 R"].map((head): [string, Buffer] => [
    `in a stream of objects without a type, with ${JSON.stringify(head)}`,
    pdf(
      stream(`/N 1 ${head} /Filter [/ASCIIHexDecode /FlateDecode]`, Buffer.from("789c>")),
      "9 0 obj\n4\nendobj\n",
    ),
  ]),
  [
    "in a stream of objects without a type that cannot be read",
    pdf(stream("/N 1 /First 4 /Filter /FlateDecode", Buffer.from("junk"))),
  ],
  ["behind a password", pdf("trailer\n<< /Encrypt 9 0 R >>\n")],
  ["that starts a program", pdf("<< /S /Launch /F (cmd.exe) >>")],
  ["that brings a file along", pdf("<< /Type /EmbeddedFile >>")],
  ["of forms with scripts", pdf("<< /XFA 4 0 R >>")],
])("refuses a PDF with a script %s (B6)", (_how, data) => {
  expect(isActivePdf(data)).toBe(true);
});

test("takes a PDF of text, pictures and links (B6)", () => {
  const content = deflateSync("BT /F1 12 Tf (/JSON is a word, JavaScript too) Tj ET");
  const data = pdf(
    "1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n",
    "4 0 obj\n<< /S /URI /URI (https://example.org/) >>\nendobj\n",
    stream("/Filter /FlateDecode", content),
    stream(`${objects} /Filter /FlateDecode`, deflateSync("1 0 << /Type /Font /JSeason 1 >>")),
    "9 0 obj<</Extends 7 0 R/Filter[/FlateDecode]/First 4/Length 12 0 R/N 1/Type/ObjStm>>stream\r\n",
    deflateSync("1 0 << /Type /Font >>"),
    stream(objects, Buffer.from("1 0 << /Type /Font >>")),
    stream("/N 1 /First 4 /Filter /FlateDecode", deflateSync("1 0 << /Type /Font >>")),
    "5 0 obj\n<< /Type /Outlines /First 8 0 R /Last 9 0 R >>\nendobj\n",
    stream("/Subtype /Image /Filter /DCTDecode", Buffer.from("/JS (not looked into)".replace("/JS", "JS"))),
  );
  expect(isActivePdf(data)).toBe(false);
});

test("a stream that inflates beyond all measure is not taken (B6)", () => {
  const bomb = deflateSync(Buffer.alloc(60_000_000));
  expect(isActivePdf(pdf(stream(`${objects} /Filter /FlateDecode`, bomb)))).toBe(true);
});
