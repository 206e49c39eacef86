import * as contract from "@miqyas/contract";
import type { HomePage, Locale } from "@miqyas/contract";
import type { PayloadRequest } from "payload";
import { describe, expect, it } from "vitest";
import { createOwner, createPublished } from "../../server/testing/sample-documents.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";

const { payload } = await startTestCms();
const { answerRead } = await import("../api/answer-read.ts");
const owner = await createOwner(payload);

const english = {
  ...{ kind: "bar", unit: "percent", n: 3120, from: "2026-03-02T12:00:00.000Z", highlight: 2 },
  title: "Four addresses in ten",
  table: "Place\tPer cent\nHoms\t44\nAleppo\t38\nHama\t",
};
const arabic = { title: "أربعة عناوين من كل عشرة", table: "المكان;النسبة\nحمص;٤٤\nحلب;٣٨\nحماة;" };

async function homePage(locale: Locale): Promise<HomePage> {
  const url = `http://cms.test/api/v1/home-page?lang=${locale}`;
  const response = await answerRead({ url, headers: new Headers(), payload } as PayloadRequest);
  return contract.getHomePage.read(await response.json());
}

/** Payload checks which chart may be chosen with the rights of a user. */
const write = (data: object, locale: Locale = "en") =>
  payload.updateGlobal({ slug: "home-page", locale, user: owner, data: { _status: "published", ...data } });

const bars = [
  { label: "Homs", value: 44 },
  { label: "Aleppo", value: 38 },
  { label: "Hama", value: null },
];

describe("the newest reading of the home page", () => {
  it("HOME-29 is the one that staff choose, in each language with its own texts alone", async () => {
    const chart = await createPublished(payload, "charts", english, arabic);
    const reading = { chart, lead: "of the addresses", text: "Walk.", address: "/words", link_text: "How" };
    await write({ reading });
    expect((await homePage("en")).reading).toEqual({
      ...{ lead: "of the addresses", text: "Walk.", unit: "percent", rows: bars, highlight: 2 },
      ...{ max: null, n: 3120, from: "2026-03-02", to: null },
      link: { text: "How", address: "/words" },
    });
    expect((await homePage("ar")).reading).toMatchObject({
      ...{ lead: arabic.title, text: "", link: null },
      rows: [{ label: "حمص" }, { label: "حلب" }, { label: "حماة" }],
    });
    await write({ reading: { chart, lead: "من العناوين", link_text: "كيف" } }, "ar");
    expect((await homePage("ar")).reading).toMatchObject({
      lead: "من العناوين",
      link: { text: "كيف", address: "/words" },
    });
  });

  it("HOME-29 is that of the newest trend with bars until staff choose one, and follows its chart", async () => {
    await write({ reading: { chart: null } });
    expect((await homePage("en")).reading).toBeNull();
    const chart = await createPublished(payload, "charts", english, arabic);
    const slopes = await createPublished(payload, "charts", {
      ...{ kind: "slope", unit: "percent", highlight: 1, title: "Slopes" },
      table: "What\tOnce\tNow\nRepaired\t47\t64\nReplaced\t38\t24",
    });
    const trendOf = (title: string, day: string, of: number) =>
      createPublished(
        payload,
        "trends-in-markets",
        { title, chart: of, created_on: `2026-01-0${day}T12:00:00.000Z` },
        { title: "اتجاه" },
      );
    await trendOf("Slopes", "3", slopes);
    const id = await trendOf("Newer", "2", chart);
    await trendOf("Older", "1", chart);
    expect((await homePage("en")).reading).toMatchObject({
      ...{ lead: english.title, rows: bars, highlight: 2 },
      link: { text: "Newer", address: `/trends/${id}` },
    });
    expect((await homePage("ar")).reading).toMatchObject({ lead: arabic.title, link: { text: "اتجاه" } });
    const change = (data: object) =>
      payload.update({ collection: "charts", id: chart, data: { _status: "published", ...data } });
    await change({ title: "Now one in two", table: "Place\tPer cent\nHoms\t44\nAleppo\t50\nHama\t" });
    expect((await homePage("en")).reading).toMatchObject({
      lead: "Now one in two",
      rows: [{}, { value: 50 }, {}],
    });
    await change({ highlight: null });
    expect((await homePage("en")).reading).toBeNull();
  });

  it("HOME-30 counters without a label in a language are left out in it", async () => {
    const rows = [
      { value: 32, label: "people" },
      { value: 14, label: "governorates" },
    ];
    await write({ counters: rows });
    expect((await homePage("en")).counters).toEqual(rows);
    expect((await homePage("ar")).counters).toEqual([]);
    const stored = (await payload.findGlobal({ slug: "home-page" })).counters ?? [];
    await write({ counters: stored.map((row) => ({ ...row, label: "محافظة" })) }, "ar");
    expect((await homePage("ar")).counters).toEqual(rows.map(({ value }) => ({ value, label: "محافظة" })));
    expect((await homePage("en")).counters).toEqual(rows);
  });
});
