import { expect, it, vi } from "vitest";
import { createOwner, paragraph, publishPage } from "../../server/testing/sample-documents.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";
import { processState } from "../process-state.ts";
import type { LinkAnswer } from "./ask-address.ts";

const { payload } = await startTestCms();

/** A text with links, by their words. */
function textWith(links: Record<string, object | string>) {
  const content = paragraph("See ");
  for (const [words, target] of Object.entries(links)) {
    const fields =
      typeof target === "string"
        ? { linkType: "custom", url: target }
        : { linkType: "internal", doc: target };
    const children = [{ type: "text", text: words, version: 1 }];
    content.root.children[0]?.children.push({ type: "link", version: 3, fields, children } as never);
  }
  return content;
}

const day = { created_on: "2026-01-01" };
const published = { ...day, _status: "published" as const };

/** The problems on record, by the words of their links. */
async function problems(): Promise<Record<string, string>> {
  const { docs } = await payload.find({ collection: "broken-links", pagination: false, sort: "id" });
  return Object.fromEntries(
    docs.map((row): [string, string] => [String(row.words), `${row.place} ${row.language} ${row.problem}`]),
  );
}

it("RT-29 is planned once a night, also when both clocks of the jobs ask in the same second", async () => {
  processState.hasTurn = true;
  const ask = () => payload.config.jobs.shouldAutoRun?.(payload);
  const planned = async () => (await payload.count({ collection: "payload-jobs" })).totalDocs;
  await Promise.all([ask(), ask()]);
  expect(await planned()).toBe(1);
  await Promise.all([ask(), ask()]);
  expect(await planned()).toBe(1);
  processState.hasTurn = false;
});

it("RT-29 finds the links that lead nowhere in published texts, and forgets those that were mended", async () => {
  const { checkLinks } = await import("./check-links.ts");
  const answers: Record<string, LinkAnswer> = {
    "https://a.example/gone": "missing",
    "https://b.example/": "unreachable",
  };
  const asked: string[] = [];
  const busy = new Map<string, number>();
  const ask = async (address: string) => {
    const { host } = new URL(address);
    busy.set(host, (busy.get(host) ?? 0) + 1);
    expect(busy.get(host)).toBe(1);
    await Promise.resolve();
    busy.set(host, 0);
    asked.push(address);
    return answers[address] ?? "fine";
  };
  const create = (title: string, data: object) =>
    payload.create({ collection: "blogs", data: { ...published, title, ...data } });
  const seen = await create("Seen", {});
  const hidden = await create("Hidden", { _status: "draft" });
  const content = textWith({
    entry: { relationTo: "blogs", value: seen.id },
    "hidden entry": { relationTo: "blogs", value: hidden.id },
    "lost entry": { relationTo: "blogs", value: 999_999 },
    page: "/words",
    "no page": "/ar/nothing",
    "hidden page": `/Blogdetails/${hidden.slug}`,
    gone: "https://a.example/gone",
    there: "https://a.example/there",
    "there again": "https://a.example/there",
    silent: "https://b.example/",
    mail: "mailto:a@a.example",
  });
  const { id } = await create("Links", { content });
  await create("Draft", { _status: "draft", content: textWith({ "in a draft": "/nothing" }) });
  await publishPage(payload, await createOwner(payload), "privacy-policy", {
    ...{ title: "Policy", description: textWith({ policy: "/nothing" }) },
  });

  expect(await checkLinks(payload, ask)).toMatchObject({ broken: 7 });
  expect(await problems()).toEqual({
    "hidden entry": "blogs en unpublished",
    "lost entry": "blogs en missing",
    "no page": "blogs en missing",
    "hidden page": "blogs en unpublished",
    gone: "blogs en missing",
    silent: "blogs en unreachable",
    policy: "privacy-policy en missing",
  });
  expect(asked.toSorted()).toEqual([
    "https://a.example/gone",
    "https://a.example/there",
    "https://b.example/",
  ]);
  const [first] = (await payload.find({ collection: "broken-links", where: { words: { equals: "gone" } } }))
    .docs;
  // A night without the internet.
  const before = await problems();
  expect(await checkLinks(payload, () => Promise.resolve("unreachable"))).toMatchObject({ broken: 7 });
  expect(await problems()).toEqual(before);

  answers["https://b.example/"] = "fine";
  await payload.update({ collection: "blogs", id: hidden.id, data: { _status: "published" } });
  await checkLinks(payload, ask);
  expect(Object.keys(await problems()).toSorted()).toEqual(["gone", "lost entry", "no page", "policy"]);
  const [again] = (await payload.find({ collection: "broken-links", where: { words: { equals: "gone" } } }))
    .docs;
  expect(again).toEqual(first);

  await payload.update({ collection: "blogs", id, data: { _status: "draft" } });
  await checkLinks(payload, ask);
  expect(Object.keys(await problems())).toEqual(["policy"]);
});

it("RT-29 MANY-5 two runs at once record each fault once, and a run removes what is there twice", async () => {
  const { checkLinks } = await import("./check-links.ts");
  const ask = () => Promise.resolve<LinkAnswer>("missing");
  const links = Array.from({ length: 20 }, (_, number) => [`link ${number}`, `/nothing/${number}`] as const);
  await payload.create({
    collection: "blogs",
    data: { ...published, title: "Many", content: textWith(Object.fromEntries(links)) },
  });
  await Promise.all([checkLinks(payload, ask), checkLinks(payload, ask)]);
  const { docs } = await payload.find({ collection: "broken-links", pagination: false });
  expect(new Set(docs.map(({ words }) => words)).size).toBe(docs.length);
  expect(docs.length).toBeGreaterThanOrEqual(20);
  await payload.create({ collection: "broken-links", data: { ...docs[0], id: undefined } as never });
  expect(await checkLinks(payload, ask)).toMatchObject({ broken: docs.length });
});

it("RT-29 reads the texts in parts, without other fields, and looks up each target once", async () => {
  const { checkLinks } = await import("./check-links.ts");
  const other = await payload.create({ collection: "blogs", data: { ...published, title: "Target" } });
  const content = textWith({ entry: { relationTo: "blogs", value: other.id }, path: "/blogdetails/nowhere" });
  await payload.db.pool.query(
    `WITH added AS (
      INSERT INTO blogs (created_on, slug, _status, en_state)
      SELECT now(), 'linking-' || number, 'published', 'published' FROM generate_series(1, 120) number RETURNING id)
    INSERT INTO blogs_locales (_parent_id, _locale, title, content)
      SELECT id, 'en', 'Linking ' || id, $1 FROM added`,
    [JSON.stringify(content)],
  );
  const find = vi.spyOn(payload, "find");
  const findOne = vi.spyOn(payload.db, "findOne");
  const { checked } = await checkLinks(payload, () => Promise.resolve("fine"));
  expect(checked).toBeGreaterThanOrEqual(240);
  const asked = findOne.mock.calls.map(([{ collection, where }]) => JSON.stringify([collection, where]));
  const read = await Promise.all(find.mock.results.map(({ value }) => value as Promise<{ docs: object[] }>));
  const pages = read.filter((_page, at) => find.mock.calls[at]?.[0].collection === "blogs");
  find.mockRestore();
  findOne.mockRestore();
  expect(pages.flatMap(({ docs }) => docs).length).toBeGreaterThan(240);
  expect(Math.max(...pages.map(({ docs }) => docs.length))).toBe(100);
  expect(pages[0]?.docs[0]).not.toHaveProperty("excerpt");
  expect(asked.filter((question) => question.includes(`:${other.id}}`))).toHaveLength(1);
  expect(asked.filter((question) => question.includes("nowhere")).length).toBeLessThanOrEqual(2);
  expect(Object.keys(await problems())).toContain("path");
});
