import { chartPath, readId, redirectKey, sitePath } from "@miqyas/contract";
import type {
  CollectionBeforeValidateHook,
  FieldHook,
  PayloadRequest,
  RelationshipFieldSingleValidation,
  TextFieldSingleValidation,
} from "payload";
import * as v from "valibot";
import { env } from "../env.ts";
import { inLanguageOf, type Bilingual } from "../language.ts";
import {
  entryKey,
  entryName,
  entryReference,
  findEntryAt,
  findLiveRow,
  isPageKey,
  isPublic,
} from "./entry-address.ts";
import { followRedirect } from "./follow-redirect.ts";
import type { RedirectRow } from "./follow-redirect.ts";

/** A hook of a text, which REST may send with any type. */
type TextHook = FieldHook<RedirectRow, unknown>;

/** Addresses that another part of the site answers, before any redirect. */
const answeredElsewhere =
  /^\/(?:api|assets|media|newsletter)(?:\/|$)|^\/(?:sitemap[\w-]*\.xml|robots\.txt|feed\.xml)$/;

const inQuotes = (text: string): Bilingual => ({ en: `“\u2068${text}\u2069”`, ar: `«\u2068${text}\u2069»` });

/** An address in a sentence of either direction. */
const address = (path: string) => `\u2066${path}\u2069`;

/** Removes the site's own origin from an address that was copied from the browser. */
export const withoutOrigin = (text: string) =>
  text.toLowerCase().startsWith(`${env.SITE_ORIGIN.toLowerCase()}/`)
    ? text.slice(env.SITE_ORIGIN.length)
    : text;

/** An old address as it is stored: a key. What is no path, or has a query, stays as typed and is refused. */
export function readOldAddress(typed: string): string {
  const text = withoutOrigin(typed.trim());
  return /[?#]/.test(text) ? text : (redirectKey(text) ?? text);
}

export const keepKey: TextHook = ({ value }) => (typeof value === "string" ? readOldAddress(value) : value);

/** Stores the new address as a path without its language. */
export const keepPath: TextHook = ({ value }) => {
  if (typeof value !== "string") return value;
  const text = withoutOrigin(value.trim());
  const path = sitePath(text);
  return path === null ? text : decodeForStaff(path);
};

/** A path with readable letters. */
function decodeForStaff(path: string): string {
  try {
    const text = decodeURI(path);
    return sitePath(text) === path ? text : path;
  } catch {
    return path;
  }
}

async function findRow(req: PayloadRequest, key: string): Promise<RedirectRow | undefined> {
  const where = { from: { equals: key } };
  const { docs } = await req.payload.find({ collection: "redirects", where, limit: 1, depth: 0, req });
  return docs[0];
}

/** Refuses an old address that is none, or at which the site has a page. */
export const validateFrom: TextFieldSingleValidation = async (value, { req, id }) => {
  const say = (text: Bilingual) => inLanguageOf(req, text);
  const key = redirectKey(value ?? "");
  if (!value || key !== value)
    return say({
      en: `Enter the path of an old page, such as ${address("/old-page")}, without ? and #.`,
      ar: `أدخل مسار صفحة قديمة مثل ${address("/old-page")}، من دون ? و#.`,
    });
  if (isPageKey(key) || answeredElsewhere.test(key))
    return say({
      en: `The site already uses ${address(key)}: a redirect from it would do nothing.`,
      ar: `الموقع يستخدم العنوان ${address(key)}، فلن يكون للتحويل منه أثر.`,
    });
  const living = await findEntryAt(req, key);
  if (living && isPublic(living.row)) {
    const name = inQuotes(entryName(req, living.row));
    return say({
      en: `${name.en} is published at this address. Unpublish it or change its address first.`,
      ar: `${name.ar} منشور بهذا العنوان. ألغِ نشره أو غيّر عنوانه أولًا.`,
    });
  }
  const other = await findRow(req, key);
  if (other && other.id !== id)
    return say({
      en: `There is already a redirect from ${address(key)}. Change that one.`,
      ar: `يوجد تحويل من ${address(key)} بالفعل. عدّل ذلك التحويل.`,
    });
  return true;
};

/** Whether a chart has its page under a key (CHART-6). */
async function isChart(req: PayloadRequest, key: string): Promise<boolean> {
  const folder = chartPath.replace(/:\w+$/, "");
  const value = key.startsWith(folder) ? readId(key.slice(folder.length)) : undefined;
  if (value === undefined) return false;
  return Boolean(
    await req.payload.db.findOne({ collection: "charts", where: { id: { equals: value } }, req }),
  );
}

/** Whether the site answers under a key with something else than “not found”. An unpublished entry counts. */
export const isAnswered = async (req: PayloadRequest, key: string): Promise<boolean> =>
  isPageKey(key) ||
  answeredElsewhere.test(key) ||
  (await isChart(req, key)) ||
  Boolean((await findEntryAt(req, key)) ?? (await findRow(req, key)));

/**
 * Makes a redirect to the address of an entry one to the entry: it follows the entry, and leads nowhere while that is not
 * published (RT-24). An address with a redirect of its own stays a part of the chain, and one with a query or a fragment
 * leads to its place on the page.
 */
export const followEntry: CollectionBeforeValidateHook<RedirectRow> = async ({ data, req }) => {
  const path: unknown = data?.path;
  if (data?.kind !== "path" || typeof path !== "string" || sitePath(path) === null || /[?#]/.test(path))
    return data;
  const key = redirectKey(path) ?? "";
  const entry = (await findRow(req, key)) ? null : await findEntryAt(req, key);
  return entry ? { ...data, kind: "entry", entry: entry.reference, path: null } : data;
};

/** The other fields of a redirect, which REST may send with any type. */
const siblings = v.object({ from: v.fallback(v.string(), ""), kind: v.fallback(v.string(), "") });

const pathExample = {
  en: `Enter a path of this site, such as ${address("/contact")}. Other websites are not accepted.`,
  ar: `أدخل مسارًا داخل هذا الموقع مثل ${address("/contact")}. لا تُقبل مواقع أخرى.`,
};

/** Refuses a new address that is none, that does not exist, or that leads back. */
export const validatePath: TextFieldSingleValidation = async (value, { req, siblingData }) => {
  const { from, kind } = v.parse(siblings, siblingData);
  if (kind !== "path") return true;
  const say = (text: Bilingual) => inLanguageOf(req, text);
  const key = redirectKey(value ?? "");
  if (!value || key === null || sitePath(value) === null) return say(pathExample);
  if (key === from)
    return say({ en: "The old and the new address are the same.", ar: "العنوان القديم والجديد متطابقان." });
  const next = await findRow(req, key);
  if (next) return (await leadsTo(req, next, from)) ?? true;
  if (await isAnswered(req, key)) return true;
  return say({
    en: `The site has no page at ${address(key)}.`,
    ar: `ليس في الموقع صفحة بالعنوان ${address(key)}.`,
  });
};

/** The refusal when a chain of redirects comes back to an address. */
async function leadsTo(req: PayloadRequest, first: RedirectRow, from: string): Promise<string | undefined> {
  let row: RedirectRow | undefined = first;
  const last = await followRedirect(first, async (key) => {
    if (key === from) return undefined;
    row = await findRow(req, key);
    return row;
  });
  const back = last?.kind === "path" && redirectKey(last.path ?? "") === from ? last : undefined;
  if (last && !back) return undefined;
  const name = inQuotes((back ?? row ?? first).from);
  return inLanguageOf(req, {
    en: `This would lead in a circle: the redirect ${name.en} leads back to ${address(from)}.`,
    ar: `هذا يدور في حلقة: التحويل ${name.ar} يعود إلى ${address(from)}.`,
  });
}

/** Refuses a missing entry, and one whose own address is the old address. */
export const validateEntry: RelationshipFieldSingleValidation = async (value, { req, siblingData }) => {
  const { from, kind } = v.parse(siblings, siblingData);
  if (kind !== "entry") return true;
  const say = (text: Bilingual) => inLanguageOf(req, text);
  const reference = v.safeParse(entryReference, value);
  const row = reference.success && (await findLiveRow(req, reference.output));
  if (!row) return say({ en: "Choose an entry.", ar: "اختر مادة." });
  if (entryKey(reference.output.relationTo, row) !== from) return true;
  const name = inQuotes(entryName(req, row));
  return say({
    en: `This is the address of ${name.en} itself.`,
    ar: `هذا عنوان ${name.ar} نفسه.`,
  });
};
