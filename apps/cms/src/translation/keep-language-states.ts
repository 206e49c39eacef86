import { defaultLocale, isEntryCollection, isLocale, locales, otherLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type {
  CollectionAfterChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
  TypeWithID,
} from "payload";
import { announceLinkingTexts } from "../publishing/announce-linking-texts.ts";
import { isAutosave } from "../versions/drafts.ts";
import { fingerprintOf, hasText } from "./entry-texts.ts";
import type { Localized } from "./entry-texts.ts";
import { findEntryRows } from "./entry-rows.ts";
import type { EntryRows } from "./entry-rows.ts";
import { stateField, stateOf, type LanguageState } from "./language-state.ts";
import { isPublicIn } from "./public-languages.ts";

/** How a change counts for the state of a translation: a save in one language or in all, an autosave, or "Checked". */
type Change = { savedIn: string } | "autosaved" | "checked";

/** The values of `languageFields`. */
type Kept = Record<(typeof stateField)[Locale], LanguageState> & {
  source_language: string;
  checked_source: string | null;
  checked_translation: string | null;
};

const sourceOf = ({ source_language: source }: Localized, written: Record<Locale, boolean>): Locale =>
  typeof source === "string" && isLocale(source)
    ? source
    : (locales.find((locale) => written[locale]) ?? defaultLocale);

/**
 * Judges the languages of an entry. A translation belongs to the source text of the moment when it was last saved with
 * a change, or checked. An autosaved draft is no such moment, because its author is still writing, nor is a save of the
 * source beside it.
 */
async function judge(
  { flattenedFields: fields }: SanitizedCollectionConfig,
  { live, newest, findPrevious }: EntryRows,
  change: Change,
): Promise<Kept> {
  const isPublished = live._status === "published";
  const { source_language: stored } = newest;
  const first = typeof stored === "string" && isLocale(stored) ? stored : null;
  const inEach = (doc: Localized) => ({
    en: hasText(fields, doc, "en", first),
    ar: hasText(fields, doc, "ar", first),
  });
  const written = inEach(newest);
  const texts = isPublished ? inEach(live) : { en: false, ar: false };
  const known = written.en || written.ar ? newest.source_language : null;
  const source = sourceOf({ source_language: known }, written);
  const translation = otherLocale(source);
  const newestSource = fingerprintOf(fields, newest, source);
  const publicSource = texts[source] ? fingerprintOf(fields, live, source) : newestSource;
  const newestTranslation = fingerprintOf(fields, newest, translation);
  let { checked_source: checkedSource, checked_translation: checkedTranslation } = newest;
  const isFirst = typeof checkedSource !== "string";
  const isSaved = typeof change === "object" && [translation, "all"].includes(change.savedIn);
  const isNew = isSaved && newestTranslation !== checkedTranslation;
  if (written[translation] && (isFirst || isNew || change === "checked")) {
    // The translation of an entry from before these fields belongs to the source text before this save.
    const wasThere = isFirst && change !== "checked" && newest[stateField[translation]] !== "missing";
    checkedSource = fingerprintOf(fields, (wasThere && (await findPrevious())) || newest, source);
    checkedTranslation = newestTranslation;
  }
  const sourceChanged = ![newestSource, publicSource].some((text) => text === checkedSource);
  const facts = { written, live: texts, source, sourceChanged };
  return {
    [stateField.en]: stateOf("en", facts),
    [stateField.ar]: stateOf("ar", facts),
    source_language: source,
    checked_source: written[translation] ? String(checkedSource) : null,
    checked_translation: written[translation] ? String(checkedTranslation) : null,
  };
}

const differs = (row: Localized, kept: Kept): boolean =>
  Object.entries(kept).some(([name, value]) => (row[name] ?? null) !== value);

/** Judges the languages of a stored entry anew, and keeps the result in its row and its newest version. */
export async function updateLanguageStates(
  collection: SanitizedCollectionConfig,
  id: number,
  change: Change,
  req: PayloadRequest,
): Promise<Kept | null> {
  const { slug } = collection;
  const rows = await findEntryRows(slug, id, req);
  if (!rows) return null;
  const kept = await judge(collection, rows, change);
  const { live, newest, newestVersion } = rows;
  const { db } = req.payload;
  // The times stay: this is no change by a person.
  if (differs(live, kept)) {
    const data = { ...kept, updatedAt: live.updatedAt };
    await db.updateOne({ collection: slug, id, data, req, returning: false });
    // Texts in a language link to entries that have a page in it.
    const hasChanged = (locale: Locale) => isPublicIn(live, locale) !== isPublicIn(kept, locale);
    if (isEntryCollection(slug) && locales.some(hasChanged)) await announceLinkingTexts(req);
  }
  if (newestVersion && differs(newest, kept)) {
    const version = { ...kept, updatedAt: newest.updatedAt };
    const versionData = { updatedAt: newestVersion.updatedAt, version };
    await db.updateVersion({ collection: slug, id: newestVersion.id, versionData, req, returning: false });
  }
  return kept;
}

/** Keeps the state of each language after a save. */
export const keepLanguageStates: CollectionAfterChangeHook<TypeWithID & Localized> = async (saved) => {
  const { collection, doc, req } = saved;
  const change = isAutosave(req) ? "autosaved" : { savedIn: req.locale ?? defaultLocale };
  const kept = await updateLanguageStates(collection, Number(doc.id), change, req);
  return { ...doc, ...kept };
};
