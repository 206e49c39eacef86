import * as contract from "@miqyas/contract";
import type { Locale, MarketsPage } from "@miqyas/contract";
import type { PayloadRequest } from "payload";
import { describe, expect, it } from "vitest";
import { createPublished } from "../../server/testing/sample-documents.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";

const { payload } = await startTestCms();
const { answerRead } = await import("./answer-read.ts");

async function marketsPage(locale: Locale): Promise<MarketsPage> {
  const url = `http://cms.test/api/v1/markets-page?lang=${locale}`;
  const response = await answerRead({ url, headers: new Headers(), payload } as PayloadRequest);
  return contract.getMarketsPage.read(await response.json());
}

const write = (data: object, locale: Locale = "en") =>
  payload.updateGlobal({ slug: "markets-page", locale, data: { _status: "published", ...data } });

describe("the markets page", () => {
  it("MKT-2 has the facts of a market, and the articles that are published in the language", async () => {
    const dated = { created_on: "2026-01-01" };
    const article = await createPublished(payload, "blogs", { title: "Lists", ...dated }, { title: "قوائم" });
    const english = await createPublished(payload, "blogs", { title: "In English alone", ...dated });
    const draft = await payload.create({
      collection: "blogs",
      data: { title: "Draft", ...dated },
      draft: true,
    });
    const articles = [article, english, draft.id];
    await write({
      markets: [
        {
          key: "syria",
          name: "Syria",
          places: ["SY"],
          last_census: "2004",
          duration: "Four weeks",
          articles,
        },
      ],
    });
    const [market] = (await marketsPage("en")).markets;
    expect(market).toMatchObject({
      ...{ places: ["SY"], last_census: "2004", duration: "Four weeks", interview_languages: "" },
      articles: [{ title: "Lists" }, { title: "In English alone" }],
    });
    const own = await marketsPage("ar");
    expect(own.markets[0]?.articles).toEqual([{ slug: market?.articles[0]?.slug, title: "قوائم" }]);
    expect(own.untranslated.filter((name) => name.includes("articles"))).toEqual([]);

    await payload.update({
      collection: "blogs",
      id: article,
      data: { title: "Lists again", _status: "published" },
    });
    expect((await marketsPage("en")).markets[0]?.articles[0]?.title).toBe("Lists again");
    await payload.update({ collection: "blogs", id: article, data: { _status: "draft" } });
    expect((await marketsPage("en")).markets[0]?.articles).toHaveLength(1);
  });

  it("MKT-1 has a map as soon as it has a title and a place", async () => {
    const places = [
      { place: "SY", interviews: 9480 },
      { place: "SY-QU", interviews: null },
      { place: "LB", interviews: 0 },
    ];
    await write({ coverage: { places } });
    expect((await marketsPage("en")).coverage).toBeNull();
    await write({ coverage: { title: "Where we asked", measure: "Interviews", places } });
    expect((await marketsPage("en")).coverage).toEqual({
      ...{ title: "Where we asked", measure: "Interviews", source: "" },
      places: [
        { code: "SY", value: 9480 },
        { code: "SY-QU", value: null },
        { code: "LB", value: 0 },
      ],
    });
    await write({ coverage: { title: "أين سألنا" } }, "ar");
    expect((await marketsPage("ar")).coverage).toMatchObject({ title: "أين سألنا", measure: "Interviews" });
  });
});
