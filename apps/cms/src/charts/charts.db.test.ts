import * as contract from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { PayloadRequest } from "payload";
import { describe, expect, it, test } from "vitest";
import { createPublished } from "../../server/testing/sample-documents.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";
import { onContentChange } from "../publishing/content-changes.ts";
import type { DraftReference } from "../preview/draft-reference.ts";

const { payload } = await startTestCms();
const { answerRead } = await import("../api/answer-read.ts");

const english = {
  ...{ kind: "bar", unit: "percent", n: 3120, from: "2025-03-03T12:00:00.000Z", highlight: 1, margin: 4.3 },
  title: "Four addresses in ten",
  measure: "Addresses <found>",
  table: "Place\tPer cent\nAleppo\t38%\nHoms\t",
};
const arabic = { title: "أربعة عناوين من كل عشرة", table: "المكان;النسبة\nحلب;٣٨٪\nحمص;لا بيانات" };

const withChart = (value: number) => ({
  root: {
    ...{ type: "root", format: "" as const, indent: 0, version: 1, direction: null },
    children: [{ type: "relationship", version: 2, format: "", relationTo: "charts", value }],
  },
});

const chart = (more: object = {}, own: object = arabic) =>
  createPublished(payload, "charts", { ...english, ...more }, { ...own });

const dated = { created_on: "2026-01-01" };

/** An article in both languages whose texts hold a chart. */
const articleWith = (value: number) =>
  createPublished(
    payload,
    "blogs",
    { title: "Lists", content: withChart(value), ...dated },
    { title: "قوائم", content: withChart(value) },
  );

async function contentOf(id: number, locale: Locale): Promise<string> {
  const url = `http://cms.test/api/v1/blogs/${id}?lang=${locale}`;
  const response = await answerRead({ url, headers: new Headers(), payload } as PayloadRequest);
  return contract.getBlog.read(await response.json()).content;
}

async function readDraft(path: string, locale: Locale, draft: DraftReference): Promise<unknown> {
  const { publicReads } = await import("../api/v1/public-reads.ts");
  const [, name = "", id = ""] = path.split("/");
  const read = publicReads.find((one) => one.path === `/${name}/{id}`);
  return read?.open({}).answer({ payload, locale, id, draft });
}

const change = (id: number, data: object, locale: Locale = "en", draft = false) =>
  payload.update({
    collection: "charts",
    id,
    locale,
    data: { _status: draft ? "draft" : "published", ...data },
    draft,
  });

/** The reason of a refusal. */
const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "accepted",
    (error: unknown) =>
      (error as { data?: { errors?: { message: string }[] } }).data?.errors?.[0]?.message ?? String(error),
  );

test("CHART-6: GET /charts/{id} has the figure in each language where the chart is public", async () => {
  const id = await chart({}, {});
  const read = (locale: Locale) => {
    const url = `http://cms.test/api/v1/charts/${id}?lang=${locale}`;
    return answerRead({ url, headers: new Headers(), payload } as PayloadRequest);
  };
  const entry = contract.getChart.read(await (await read("en")).json());
  expect(entry).toMatchObject({ id: String(id), title: "Four addresses in ten" });
  expect(entry.html).toContain(`<figure data-id="${id}" data-chart="bar"`);
  expect((await read("ar")).status).toBe(404);
  const draft = { kind: "charts", id } as const;
  await change(id, { title: "Not yet" }, "en", true);
  expect(await readDraft(`/charts/${id}`, "en", draft)).toMatchObject({ title: "Not yet" });
  expect(contract.getChart.read(await (await read("en")).json()).title).toBe("Four addresses in ten");
  await change(id, arabic, "ar");
  const inArabic = contract.getChart.read(await (await read("ar")).json());
  expect(inArabic.title).toBe(arabic.title);
  // As in a text: a caption in two languages would be none.
  expect(inArabic.html).not.toContain("Addresses");
});

describe("WRITE-5: a chart in a text", () => {
  it("is a figure in the language of the text, and nothing else of its entry", async () => {
    const id = await chart();
    const article = await articleWith(id);
    expect(await contentOf(article, "en")).toBe(
      `<figure data-id="${id}" data-chart="bar" data-unit="percent" data-n="3120" data-from="2025-03-03" data-moe="4.3" data-highlight="1">` +
        "<figcaption><strong>Four addresses in ten</strong> " +
        '<span data-part="measure">Addresses &lt;found&gt;</span></figcaption>' +
        '<table><thead><tr><th scope="col">Place</th><th scope="col">Per cent</th></tr></thead><tbody>' +
        '<tr><th scope="row">Aleppo</th><td><data value="38">38</data></td></tr>' +
        '<tr><th scope="row">Homs</th><td>no data</td></tr></tbody></table></figure>',
    );
    const own = await contentOf(article, "ar");
    expect(own).toContain('<th scope="row">حلب</th><td><data value="38">٣٨</data></td>');
    expect(own).not.toMatch(/Aleppo|Addresses/);
  });

  it("is nothing while it is not published in that language, and in the trash", async () => {
    const id = await chart({}, {});
    const article = await articleWith(id);
    expect(await contentOf(article, "en")).toContain("<figure");
    expect(await contentOf(article, "ar")).toBe("");
    await payload.update({ collection: "charts", id, data: { _status: "draft" } });
    expect(await contentOf(article, "en")).toBe("");
    await change(id, {});
    expect(await contentOf(article, "en")).toContain("<figure");
    await payload.db.updateOne({ collection: "charts", id, data: { deletedAt: new Date().toISOString() } });
    await payload.update({ collection: "blogs", id: article, data: { excerpt: "x", _status: "published" } });
    expect(await contentOf(article, "en")).toBe("");
  });

  it("refreshes the texts when it is published, and shows its draft in previews alone", async () => {
    const id = await chart();
    const article = await articleWith(id);
    await contentOf(article, "en");
    const changed: string[] = [];
    const stop = onContentChange((kind) => changed.push(kind));
    await payload.update({
      ...{ collection: "charts", id, draft: true, req: { query: { draft: "true" } } },
      data: { title: "Not yet", _status: "draft" },
    });
    expect(changed).toEqual([]);
    expect(await contentOf(article, "en")).toContain("Four addresses in ten");
    expect(await readDraft(`/blogs/${article}`, "en", { kind: "blogs", id: article })).toMatchObject({
      content: expect.stringContaining("<strong>Not yet</strong>") as string,
    });
    await change(id, { title: "Now" });
    stop();
    expect(changed).toContain("charts");
    expect(await contentOf(article, "en")).toContain("<strong>Now</strong>");
  });
});

it("WRITE-5 a trend has the figure of its chart in its list and its page, never in another language", async () => {
  const [both, one] = [await chart(), await chart({}, {})];
  const trend = (value: number) =>
    createPublished(
      payload,
      "trends-in-markets",
      { title: "Lists", chart: value, ...dated },
      { title: "قوائم" },
    );
  const ids = [await trend(both), await trend(one)];
  const listed = async (locale: Locale) => {
    const url = `http://cms.test/api/v1/trends-in-markets?lang=${locale}`;
    const answer = await answerRead({ url, headers: new Headers(), payload } as PayloadRequest);
    const trends = contract.listTrends.read(await answer.json());
    return ids.map((id) => trends.find((item) => item.id === String(id))?.chart.slice(0, 7));
  };
  expect(await listed("en")).toEqual(["<figure", "<figure"]);
  expect(await listed("ar")).toEqual(["<figure", ""]);
});

describe("WRITE-5: publishing a chart", () => {
  it("is refused with the cell that is no number, and a draft is kept as it is", async () => {
    const id = await chart();
    const table = "Place\tPer cent\nAleppo\tabout 40";
    expect(await refusal(change(id, { table }))).toBe(
      "The cell in row 1 “Aleppo” and column “Per cent” holds “about 40” and not a number. Leave it empty where there is no data.",
    );
    expect(await refusal(change(id, { table }, "en", true))).toBe("accepted");
  });

  it("is refused when the kind cannot show the table, or a number leads nowhere", async () => {
    const id = await chart();
    expect(await refusal(change(id, { kind: "group" }))).toContain(
      "takes 2 series and the table has 1 series",
    );
    expect(await refusal(change(id, { highlight: 3 }))).toContain("from 1 to 2");
    expect(await refusal(change(id, { max: 20 }))).toContain("outside the scale");
  });

  it("is refused in both directions while the numbers of the languages differ", async () => {
    const id = await chart();
    const table = (cell: string) => `المكان\tالنسبة\nحلب\t${cell}\nحمص\t`;
    expect(await refusal(change(id, { table: table("٣٩") }, "ar"))).toContain(
      "has 39 here and 38 in the English table",
    );
    const shorter = { table: "Place\tPer cent\nAleppo\t38" };
    const req = { headers: new Headers({ host: "cms.test" }) } as Partial<PayloadRequest>;
    const publish = (data: object) =>
      payload.update({
        collection: "charts",
        id,
        locale: "en",
        data: { ...data, _status: "published" },
        req,
      });
    expect(await refusal(publish(shorter))).toContain("This table has 1 row and the Arabic one 2 rows");
    // The newest Arabic draft counts: each language is published by itself.
    await change(id, { table: "المكان\tالنسبة\nحلب\t٣٨" }, "ar", true);
    expect(await refusal(publish(shorter))).toBe("accepted");
    // Both languages are published: the other table is read too.
    await change(id, { table: "المكان\tالنسبة\nحلب\tنحو ٣٨" }, "ar", true);
    expect(await refusal(publish(shorter))).toMatch(/^Arabic – The cell in row 1 “حلب”/);
    const planned = { ...shorter, table: "Place\tPer cent\nAleppo\t39", _status: "published" as const };
    await change(id, { table: "المكان\tالنسبة\nحلب\t٣٨" }, "ar", true);
    const byPlan = {
      collection: "charts",
      id,
      locale: "en",
      data: planned,
      context: { byPlan: true },
    } as const;
    expect(await refusal(payload.update(byPlan))).toContain("has 39 here and 38 in the Arabic table");
  });
});

describe("WRITE-5: deleting a chart", () => {
  const remove = (id: number) => refusal(payload.delete({ collection: "charts", id }));

  it("is refused while a text or a trend shows it, and not because of a file with its number", async () => {
    const [inText, inTrend, free] = [await chart(), await chart(), await chart()];
    const article = await articleWith(inText);
    await createPublished(payload, "trends-in-markets", { title: "Lists", chart: inTrend, ...dated });
    const upload = {
      type: "upload",
      version: 3,
      format: "",
      id: "a",
      fields: {},
      relationTo: "media",
      value: free,
    };
    const content = { root: { ...withChart(0).root, children: [upload] } };
    await payload.db.updateOne({
      collection: "blogs",
      id: article,
      data: { content: { en: withChart(inText), ar: content } },
    });
    expect(await remove(inText)).toContain(
      "This chart is in use and cannot be deleted. Replace it there first: Article",
    );
    expect(await remove(inTrend)).toContain("Trend in markets “Lists”");
    expect(await refusal(change(inTrend, { deletedAt: new Date().toISOString() }))).toContain("in use");
    expect(await remove(free)).toBe("accepted");
  });
});
