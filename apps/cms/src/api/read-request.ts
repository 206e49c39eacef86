import { cleanLine } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { Payload } from "payload";
import { Answer, envelopeOf } from "./answer.ts";
import { publicAnswers } from "./answers.ts";
import { requestedLocale } from "./accepted-locale.ts";
import type { DraftReference } from "../preview/draft-reference.ts";
import type { AnswerStore } from "./answer-store.ts";
import { firstValues } from "./parameters.ts";
import type { OpenRead, PublicRead } from "./public-read.ts";

/** Path prefix of the API. */
export const apiRoot = "/api/v1";

/** A parsed GET. */
export interface ReadRequest {
  read: PublicRead;
  open: OpenRead;
  id: string;
  locale: Locale;
  /** Canonical address: the same for every spelling of the same query. Also the key in memory. */
  key: string;
  /** The store of its answer. */
  store: AnswerStore;
}

/** Finds the read that a path below `/api/v1` names, with its id. */
export function findRead(
  reads: readonly PublicRead[],
  path: string,
): { read: PublicRead; id: string } | undefined {
  const [resource = "", id, ...more] = path
    .slice(apiRoot.length + 1)
    .replace(/\/$/, "")
    .split("/");
  if (resource === "" || id === "" || more.length > 0) return undefined;
  const template = id === undefined ? `/${resource}` : `/${resource}/{id}`;
  const read = reads.find((one) => one.path === template);
  return read && { read, id: id ?? "" };
}

/**
 * Parses the query of a read. Unknown parameters never reach the key, so a flood of them cannot multiply the
 * answers in memory (B12). Throws `BadParameter`.
 */
export function openRequest(
  { read, id }: { read: PublicRead; id: string },
  search: string,
  acceptLanguage: string | null | undefined,
): ReadRequest {
  const values = firstValues(new URLSearchParams(search));
  const locale = requestedLocale(values.lang, acceptLanguage);
  const open = read.open(values);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...open.params, lang: locale }).toSorted(byName))
    if (value !== undefined && String(value) !== "")
      query.set(name, Array.isArray(value) ? value.join(",") : String(value));
  const path = read.path.replace("{id}", () => canonicalId(id));
  const store = isRare(open.params) ? publicAnswers.rare : publicAnswers.common;
  return { read, open, id, locale, key: `${apiRoot}${path}?${query.toString()}`, store };
}

/** One spelling of an id: `%62anana` is `banana`. */
function canonicalId(id: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(id).normalize("NFC"));
  } catch {
    return id;
  }
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/** The page sizes of the site's lists, and of whole lists that it reads in as few pages as possible. */
const listSizes = new Set<unknown>([undefined, 9, 10, 100]);
/** The sizes of which the site asks for the first page alone: its probe, its previews, its feed. */
const firstPageSizes = new Set<unknown>([1, 3, 30]);
/** The orders of the site's lists, and those of a list without one. */
const siteOrders = new Set([
  ...["undefined undefined", "id desc", "order desc"],
  ...["created_at asc", "created_at desc", "title asc", "title desc"],
]);

type Params = Record<string, unknown>;

/** Whether a query is rare: a far page, a size or an order that the site never asks for, a search or a filter. */
function isRare({ page, per_page, perPage, sortBy, sortDirection, ...filters }: Params): boolean {
  const size = per_page ?? perPage;
  return (
    (typeof page === "number" && page > 20) ||
    !(listSizes.has(size) || (page === 1 && firstPageSizes.has(size))) ||
    !siteOrders.has(`${String(sortBy)} ${String(sortDirection)}`) ||
    Object.values(filters).some(Boolean)
  );
}

/** Nothing has this id. */
export class NotFound extends Error {}

/** Returns the answer, from memory if it is there. Throws `NotFound`. */
export function answerRequest({ read, open, id, locale, key, store }: ReadRequest, payload: Payload) {
  return store.get(
    key,
    read.kinds,
    async () => new Answer(await findData({ open, id, locale }, payload), locale),
  );
}

/** Returns the body of an answer with the draft of an entry. It is in no store. Throws `NotFound`. */
export async function answerWithDraft(
  request: ReadRequest,
  payload: Payload,
  draft: DraftReference,
): Promise<string> {
  return envelopeOf(await findData(request, payload, draft));
}

async function findData(
  { open, id, locale }: Pick<ReadRequest, "open" | "id" | "locale">,
  payload: Payload,
  draft?: DraftReference,
): Promise<unknown> {
  const data = await open.answer({ payload, locale, id: decodeId(id), draft });
  if (data === undefined) throw new NotFound();
  return data;
}

/** Decodes an id. An id that is not UTF-8, or that contains control characters, names nothing. */
function decodeId(id: string): string {
  try {
    const decoded = decodeURIComponent(id).normalize("NFC");
    if (decoded === cleanLine(decoded)) return decoded;
  } catch {
    // Not UTF-8.
  }
  throw new NotFound();
}
