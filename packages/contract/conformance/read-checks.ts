import { ApiError } from "../src/index.ts";
import type { Locale, Query } from "../src/index.ts";
import type { Expectation } from "./expectations.ts";
import { checkCharts } from "./chart-checks.ts";
import { ask, at } from "./reader.ts";
import type { Answer } from "./reader.ts";

/** The problems that a check found. An empty list is a success. */
export type Findings = string[];

/** The id of the first entry of a list; undefined when there is none. */
async function firstId(base: string, locale: Locale, from: NonNullable<Expectation["idFrom"]>) {
  const answer = await ask(base, from.path, { locale, query: from.query });
  const entries = at(answer.json, `data.${from.list}`);
  const id = Array.isArray(entries) ? at(entries[0], "id") : undefined;
  return typeof id === "string" || typeof id === "number" ? String(id) : from.otherwise;
}

/** Checks one GET in one language: status, envelope, fields, readability, charts, repeat with ETag. */
export async function checkRead(base: string, locale: Locale, expected: Expectation): Promise<Findings> {
  let path = expected.path;
  if (expected.idFrom) {
    const id = await firstId(base, locale, expected.idFrom);
    if (id === undefined) return [`no id to ask for: ${expected.idFrom.path} has no entry`];
    path = path.replace(":id", encodeURIComponent(id));
  }
  const answer = await ask(base, path, { locale, query: expected.query });
  if (answer.status === 404 && expected.call.optional) return [];
  if (answer.status === 404 && expected.call.absence === "never")
    return ["status 404: a list without entries is an empty list"];
  if (answer.status !== 200) return [`status ${answer.status || answer.text}, expected 200`];
  const findings = [
    ...checkEnvelope(answer),
    ...checkFields(answer, expected),
    ...checkReadable(answer, expected),
    ...checkCharts(at(answer.json, "data")),
  ];
  const etag = answer.headers.get("etag");
  if (etag) {
    const again = await ask(base, path, {
      locale,
      query: expected.query,
      headers: { "If-None-Match": etag },
    });
    if (again.status !== 304) findings.push(`sends an ETag but answers ${again.status} to If-None-Match`);
  }
  return findings;
}

function checkEnvelope(answer: Answer): Findings {
  const findings: Findings = [];
  if (!answer.headers.get("content-type")?.includes("json")) findings.push("content type is not JSON");
  if (at(answer.json, "success") !== true) findings.push("success is not true");
  if (at(answer.json, "data") === undefined) findings.push("data is missing");
  return findings;
}

function checkFields(answer: Answer, { list, fields }: Expectation): Findings {
  const data = at(answer.json, "data");
  if (list === undefined) return missing(data, fields, "data");
  const entries = at(data, list);
  const where = `data${list ? `.${list}` : ""}`;
  if (!Array.isArray(entries)) return [`${where} is not a list`];
  return [...new Set(entries.flatMap((entry) => missing(entry, fields, `${where}[]`)))];
}

function missing(entry: unknown, fields: string[], where: string): Findings {
  if (typeof entry !== "object" || entry === null) return [`${where} is not an object`];
  return fields.filter((field) => !(field in entry)).map((field) => `${where}.${field} is missing`);
}

function checkReadable(answer: Answer, { call, list }: Expectation): Findings {
  try {
    const result = call.read(answer.json);
    if (list === undefined) return [];
    const sent = at(answer.json, `data.${list}`);
    const read = Array.isArray(result) ? result : at(result, "items");
    const lost = Array.isArray(sent) && Array.isArray(read) ? sent.length - read.length : 0;
    return lost > 0 ? [`${lost} of the entries cannot be read`] : [];
  } catch (error) {
    return [`cannot be read: ${error instanceof ApiError ? error.message : String(error)}`];
  }
}

/** Checks that a detail answers an unknown id with 404 and JSON with `success: false`. */
export async function checkUnknownId(base: string, locale: Locale, expected: Expectation): Promise<Findings> {
  const findings: Findings = [];
  for (const id of ["999999999", "no-such-thing", "%00", "..%2F..%2Fadmin"]) {
    const answer = await ask(base, expected.path.replace(":id", id), { locale });
    if (answer.status < 400 || answer.status >= 500)
      findings.push(`id ${id}: status ${answer.status}, expected 4xx`);
    else if (answer.status === 404 && at(answer.json, "success") !== false && !id.includes("%"))
      findings.push(`id ${id}: no {success:false} in the answer`);
  }
  return findings;
}

/** Checks that a backend with old addresses gives the one of a path, and nothing for a path without one (RT-24). */
export async function checkRedirectOf(base: string, locale: Locale): Promise<Findings> {
  const path = "/api/v1/redirects";
  const listOf = async (query: Query) =>
    at((await ask(base, path, { locale, query })).json, "data.redirects");
  const all = await listOf({});
  if (!Array.isArray(all)) return [];
  const unknown = await listOf({ from: "/no-such-old-address" });
  const findings: Findings =
    Array.isArray(unknown) && unknown.length === 0 ? [] : ["from= finds an unknown path"];
  const [first] = all as unknown[];
  const from = at(first, "from");
  if (typeof from !== "string") return findings;
  const found = await listOf({ from });
  const isSame = Array.isArray(found) && found.length === 1 && at(found[0], "from") === from;
  return isSame ? findings : [...findings, `from=${from} does not give its one redirect`];
}

/** Checks that a backend with a search finds nothing for words that no text holds, for no words, and for a mere sign. */
export async function checkSearch(base: string, locale: Locale): Promise<Findings> {
  const findings: Findings = [];
  for (const q of ["qxzvqxzv", "", " % "]) {
    const answer = await ask(base, "/api/v1/search", { locale, query: { q } });
    if (answer.status === 404) return [];
    const groups = at(answer.json, "data.groups");
    if (!Array.isArray(groups) || groups.length > 0)
      findings.push(`q=${q} does not give an empty list of groups`);
  }
  return findings;
}

const badQueries = [
  { page: "0" },
  { page: "-1" },
  { page: "99999999999999999999" },
  { page: "abc" },
  { per_page: "100000", perPage: "100000" },
  { sortBy: "password", sortDirection: "sideways" },
  { category_id: "1;drop table" },
  { search: "%_\\'\"" },
  { slug: "../../etc" },
  { categories: ",,," },
  { from: "//evil.example/%00" },
  { q: "" },
  { q: "'\\ & | ! :* <-> (" },
  { q: "%00\u0000 م" },
  { q: "market ".repeat(300) },
  { q: "market", kind: "secrets", per_page: "-5" },
  { lang: "xx" },
];

/** Checks that no parameter value makes a list answer 5xx. */
export async function checkBadQueries(
  base: string,
  locale: Locale,
  expected: Expectation,
): Promise<Findings> {
  const findings: Findings = [];
  for (const query of badQueries) {
    const answer = await ask(base, expected.path, { locale, query });
    if (answer.status >= 500 || answer.status === 0)
      findings.push(`${JSON.stringify(query)}: status ${answer.status}`);
  }
  return findings;
}
