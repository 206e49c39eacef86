import * as contract from "@miqyas/contract";
import type { FeaturedReport, Locale } from "@miqyas/contract";
import type { PayloadRequest } from "payload";
import { describe, expect, it } from "vitest";
import { createPublished } from "../../server/testing/sample-documents.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";

const { payload } = await startTestCms();
const { answerRead } = await import("../api/answer-read.ts");

const csv = "\uFEFFPlace,Share\r\nAleppo,-3.5\r\n";

const upload = async (text: string, mimetype = "text/csv") => {
  const data = Buffer.from(text);
  const file = { data, mimetype, name: "Trips.csv", size: data.length };
  return payload.create({ collection: "media", locale: "en", data: { alt: "A table" }, file });
};

async function read(id: number, locale: Locale): Promise<FeaturedReport> {
  const url = `http://cms.test/api/v1/our-featured-reports/${id}?lang=${locale}`;
  const response = await answerRead({ url, headers: new Headers(), payload } as PayloadRequest);
  return contract.getFeaturedReport.read(await response.json());
}

const dated = { title: "Report", created_on: "2026-01-01" };

describe("facts of a report", () => {
  it("RPD-4…RPD-7 are answered in the language asked for", async () => {
    const [both, arabic] = [await upload(csv), await upload(`${csv}Homs,2\r\n`, "application/vnd.ms-excel")];
    const day = "2026-02-03T12:00:00.000Z";
    const english = {
      ...dated,
      key_numbers: [{ value: "29%", label: "of trips" }],
      method: { population: "Homes", n: "1,260", margin: "" },
      updated: [{ date: day, change: "A label was corrected." }],
      downloads: [
        { file: both.id, language: "both", date: day, title: "Trips" },
        { file: arabic.id, language: "ar" },
      ],
    };
    const id = await createPublished(payload, "our-featured-reports", english);
    const stored = await payload.findByID({ collection: "our-featured-reports", id, depth: 0 });
    const translated = {
      title: "تقرير",
      key_numbers: stored.key_numbers?.map((row) => ({ ...row, value: "٢٩٪", label: "من الرحلات" })),
      method: { population: "بيوت" },
      updated: stored.updated?.map((row) => ({ ...row, change: "صُحّحت تسمية." })),
      downloads: stored.downloads,
      _status: "published" as const,
    };
    await payload.update({
      collection: "our-featured-reports",
      id,
      locale: "ar",
      data: { ...translated, downloads: stored.downloads?.map((row) => ({ ...row, title: "" })) },
    });
    const size = Buffer.byteLength(csv);
    const file = `/media/${both.filename}`;
    expect(await read(id, "en")).toMatchObject({
      numbers: [{ value: "29%", label: "of trips" }],
      method: { population: "Homes", n: "1,260", margin: "", funder: "" },
      updated: [{ date: day, change: "A label was corrected." }],
      downloads: [{ title: "Trips", file, type: "csv", size, date: day }],
    });
    const own = await read(id, "ar");
    expect(own).toMatchObject({
      numbers: [{ value: "٢٩٪", label: "من الرحلات" }],
      method: { population: "بيوت", n: "1,260" },
      updated: [{ change: "صُحّحت تسمية." }],
    });
    expect(own.downloads).toMatchObject([
      { title: "", file },
      { title: "", type: "csv", size: size + 8 },
    ]);
    expect(own.untranslated).toEqual(["method.n"]);
  });

  it("B6 a table with a formula is refused", async () => {
    await expect(upload('Place,Share\r\nAleppo,"=HYPERLINK(""https://a.example"")"\r\n')).rejects.toThrow(
      /formulas/,
    );
  });

  it("RPD-4 a fifth number is refused", async () => {
    const key_numbers = Array.from({ length: 5 }, () => ({ value: "1", label: "one" }));
    await expect(
      createPublished(payload, "our-featured-reports", { ...dated, key_numbers }),
    ).rejects.toThrow();
  });
});
