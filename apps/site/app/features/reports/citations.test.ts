import { describe, expect, test } from "vitest";
import { splitName, writeApa, writeBibtex, writeRis } from "./citations.ts";
import type { CitedReport } from "./citations.ts";

const same = (text: string) => text;
const cited = (report: Partial<CitedReport["report"]>, more: Partial<CitedReport> = {}): CitedReport => ({
  report: { id: "3", title: "A Basket", author_name: "", created_at: "2026-03-18T12:00:00.000Z", ...report },
  publisher: "Miqyas",
  address: "https://miqyas.example/reports/3",
  locale: "en",
  ...more,
});

describe("RPD-8 the name of an author", () => {
  test.each([
    ["Dr Omar Nahhas", "Nahhas", "Omar"],
    ["Hala Darwish", "Darwish", "Hala"],
    ["Lina Abu Zayd", "Abu Zayd", "Lina"],
    ["Samir Abd al-Karim", "Abd al-Karim", "Samir"],
    ["د. عمر نحاس", "نحاس", "عمر"],
    ["ليلى عبد الله", "عبد الله", "ليلى"],
    ["Rima, Omar and Hala", "Rima, Omar and Hala", ""],
    ["ريما وعمر، هلا", "ريما وعمر، هلا", ""],
    ["ريما نحاس وعمر درويش", "ريما نحاس وعمر درويش", ""],
    ["ريما نحاس و عمر درويش", "ريما نحاس و عمر درويش", ""],
    ["وليد نحاس", "نحاس", "وليد"],
    ["Miqyas", "Miqyas", ""],
    ["Miqyas Research Team", "Miqyas Research Team", ""],
    ["فريق مقياس", "فريق مقياس", ""],
    ["Rana Haddad Jr.", "Haddad Jr.", "Rana"],
    ["", "", ""],
  ])("%j: family %j, given %j", (name, family, given) => {
    expect(splitName(name)).toEqual({ family, given });
  });
});

describe("RPD-8 a citation", () => {
  test("in APA names the author, or the agency once", () => {
    expect(writeApa(cited({ author_name: "Dr Omar Nahhas" }), same)).toBe(
      "Nahhas, O. (2026). A Basket. Miqyas. https://miqyas.example/reports/3",
    );
    expect(writeApa(cited({ title: "Who pays?", created_at: null }), same)).toBe(
      "Miqyas. Who pays? https://miqyas.example/reports/3",
    );
    // The day in Damascus, as the page shows it.
    expect(writeApa(cited({ created_at: "2025-12-31T22:00:00.000Z" }), same)).toContain("(2026)");
    const arabic = cited(
      { author_name: "د. عمر نحاس", title: "السلة" },
      { locale: "ar", publisher: "مقياس", address: "https://a.example/ar/reports/3" },
    );
    expect(writeApa(arabic, () => "٢٠٢٦")).toBe(
      "نحاس، عمر. (٢٠٢٦). السلة. مقياس. https://a.example/ar/reports/3",
    );
  });

  test("in BibTeX escapes what LaTeX would read", () => {
    expect(writeBibtex(cited({ author_name: "Hala Darwish", title: "38% {of} R&D_1 \\input" }))).toBe(
      [
        "@techreport{miqyas-report-3,",
        "  author = {Darwish, Hala},",
        "  title = {{38\\% of R\\&D\\_1 input}},",
        "  institution = {Miqyas},",
        "  year = {2026},",
        "  month = {3},",
        "  url = {https://miqyas.example/reports/3},",
        "  language = {english},",
        "}\n",
      ].join("\n"),
    );
    // Several authors, and a name of one word, are read as they are written.
    for (const author of ["Rima, Omar and Hala", "ريما نحاس وعمر درويش", "UNHCR"])
      expect(writeBibtex(cited({ author_name: author }))).toContain(`  author = {{${author}}},`);
    expect(writeBibtex(cited({ created_at: null }))).not.toMatch(/year|month|undefined/);
  });

  test("in RIS is one record, one line for each tag", () => {
    expect(writeRis(cited({ title: "A\r\nER  - Basket" }))).toBe(
      [
        "TY  - RPRT",
        "AU  - Miqyas",
        "TI  - A ER - Basket",
        "PB  - Miqyas",
        "PY  - 2026",
        "DA  - 2026/03/18",
        "LA  - en",
        "UR  - https://miqyas.example/reports/3",
        "ER  - ",
        "",
      ].join("\r\n"),
    );
  });
});
