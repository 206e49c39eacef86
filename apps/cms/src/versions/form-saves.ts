import { isDeepStrictEqual } from "node:util";
import { isLocale, locales, readId, type Locale } from "@miqyas/contract";
import type { PayloadRequest } from "payload";
import * as v from "valibot";
import { formHeader } from "../form-header.ts";
import { isObject, propertyOf } from "../property-of.ts";
import type { Operation, Saved } from "./changed-by.ts";
import { runInTransaction } from "./lock-entry.ts";
import { contentOf, findNewest, timeOf, type Version } from "./newest-versions.ts";

type Place = Pick<Operation, "collection" | "global" | "req">;

const formName = v.fallback(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)), "");

/** The form that sends a request. Empty for what is no form, such as the button that restores an old version. */
const formOf = ({ headers }: PayloadRequest): string => v.parse(formName, headers.get(formHeader));

/** The name of an entry or page in the table: `blogs/12` or `globals/home-page`. It needs no quoting in a statement. */
function nameOf({ collection, global }: Omit<Place, "req">, id: unknown): string | null {
  if (global) return `globals/${global.slug}`;
  const value = readId(String(id));
  return collection && value !== undefined ? `${collection.slug}/${value}` : null;
}

const writers = v.object({ rows: v.array(v.object({ account: v.number() })) });

/**
 * Finds the account whose other form has changed the text of an entry or page since a time, in the language of a request.
 * `null` when there is none: what the form that sends the request has changed itself is known to it. A form has no time of
 * a page that was never saved when it was opened.
 */
export async function findWriterSince(place: Place, id: unknown, time: unknown): Promise<number | null> {
  const { req } = place;
  const [name, form] = [nameOf(place, id), formOf(req)];
  const knownAt = form !== "" && time === undefined ? 0 : Date.parse(String(time));
  if (!req.user || name === null || Number.isNaN(knownAt) || !isLocale(req.locale)) return null;
  const known = `'${new Date(knownAt).toISOString()}'`;
  const answer = await runInTransaction(
    req,
    `SELECT account FROM form_saves WHERE place = '${name}' AND locale = '${req.locale}'
      AND (saved_at > ${known} OR (saved_at < ${known} AND undone_at >= ${known}))
      AND (account, form) <> (${req.user.id}, '${form}')`,
  );
  return v.parse(writers, answer).rows[0]?.account ?? null;
}

const isByLanguage = (value: object): boolean => {
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => isLocale(name));
};

/** A stored value, which has all languages, in one of them. */
function inLanguage(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, locale));
  if (!isObject(value)) return value;
  if (isByLanguage(value)) return propertyOf(value, locale) ?? null;
  // Payload leaves out what has no text in any language.
  const known = Object.entries(value).map(([name, one]) => [name, inLanguage(one, locale)] as const);
  return Object.fromEntries(known.filter(([, one]) => one !== null && one !== undefined));
}

/** The newest version before the change of each request. A save by itself writes into that version. */
const versionsBefore = new WeakMap<PayloadRequest, Version>();

/** Remembers the newest version, as it is before a change of one entry or page. */
export const rememberBefore = (req: PayloadRequest, newest: Version) => versionsBefore.set(req, newest);

/**
 * Keeps which form of whom has changed the text of each language last, and when. Belongs behind the hooks that change the
 * versions of a save. What a program changes without an account is not kept.
 */
export async function rememberForm({ doc, ...place }: Saved): Promise<void> {
  const { req } = place;
  const id = propertyOf(doc, "id");
  const [name, account] = [nameOf(place, id), req.user?.id];
  if (name === null || account === undefined) return;
  const [newest, older] = await findNewest(place, id, 2);
  // A change of many and a restored version have made a new version.
  const before = versionsBefore.get(req) ?? older;
  versionsBefore.delete(req);
  if (!newest) return;
  // Without the last draft the entry has its earlier time again. A form with a time between does not know that.
  const [savedAt, undoneAt] = [timeOf(newest), timeOf(before ?? newest)];
  const textIn = (version: Version | undefined, locale: Locale) =>
    version && inLanguage(contentOf(version), locale);
  const rows = locales
    .filter((locale) => !isDeepStrictEqual(textIn(newest, locale), textIn(before, locale)))
    .map((locale) => `('${name}', '${locale}', ${account}, '${formOf(req)}', '${savedAt}', '${undoneAt}')`);
  if (rows.length === 0) return;
  await runInTransaction(
    req,
    `INSERT INTO form_saves (place, locale, account, form, saved_at, undone_at) VALUES ${rows.join()}
      ON CONFLICT (place, locale) DO UPDATE SET (account, form, saved_at, undone_at) =
        (excluded.account, excluded.form, excluded.saved_at, excluded.undone_at)`,
  );
}

/** Forgets the forms of an entry that is deleted. */
export async function forgetForms({ id, ...place }: Place & { id: unknown }): Promise<void> {
  const name = nameOf(place, id);
  if (name !== null) await runInTransaction(place.req, `DELETE FROM form_saves WHERE place = '${name}'`);
}
