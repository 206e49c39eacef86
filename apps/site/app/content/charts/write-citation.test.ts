import { expect, test } from "vitest";
import { createI18n } from "../../i18n/create-i18n.ts";
import { messages as arabic } from "../../i18n/messages/ar.ts";
import { messages as english } from "../../i18n/messages/en.ts";
import { writeCitation } from "./write-citation.ts";

test("CHART-4 LANG-11 the year of a citation has the reader's digits, the address stays as it is typed", () => {
  const [en, ar] = [createI18n("en", english), createI18n("ar", arabic)];
  const address = "https://miqyas.example/ar/charts/7";
  const chart = { agency: "مقياس", title: "سعر الخبز", address, date: "2026-03-01" };
  expect(writeCitation(ar.read(), chart)).toBe(`مقياس. (٢٠٢٦). سعر الخبز [رسم بياني]. ${address}`);
  ar.setNumerals("latn");
  expect(writeCitation(ar.read(), chart)).toBe(`مقياس. (2026). سعر الخبز [رسم بياني]. ${address}`);
  expect(
    writeCitation(en.read(), { agency: "Miqyas", title: "Bread", address: "/charts/7", date: null }),
  ).toBe("Miqyas. Bread [Chart]. /charts/7");
});
