import { isObject, propertyOf } from "../property-of.ts";
import { isEmptyText, isRichText } from "../rich-text/empty-text.ts";

/**
 * A document in one language, and the names of its texts that are English because the translation is missing.
 */
export interface Translated<Document> {
  doc: Document;
  /** Names of fields. Inside lists with their index: `explores.0.title`. */
  untranslated: string[];
}

/**
 * Fills the empty values of a document in one language from its English version (LANG-5). Values that are not
 * localized are equal in both, so only missing translations are filled.
 */
export function fillFromEnglish<Document extends object>(
  own: Document,
  english: Document,
): Translated<Document> {
  const untranslated: string[] = [];
  if (own === english) return { doc: own, untranslated };
  const doc = fill(own, english, [], untranslated) as Document;
  return { doc, untranslated };
}

/**
 * Texts whose default is another text of the same language (RT-26), never their English version; charts and articles,
 * which are entries with languages of their own; and files, which are named after their report.
 */
const withoutFallback =
  /^(?:seo_title|seo_description|(?:reading\.)?chart|markets\.\d+\.articles|downloads)$/;

function fill(own: unknown, english: unknown, path: string[], untranslated: string[]): unknown {
  if (withoutFallback.test(path.join("."))) return own;
  if (isRichText(own) || isRichText(english) || !isContainer(own ?? english)) {
    if (!isEmptyText(own) || isEmptyText(english)) return own;
    untranslated.push(path.join("."));
    return english;
  }
  const within = isMedia(english) ? [] : untranslated;
  if (Array.isArray(own) && Array.isArray(english))
    return own.map((entry, at) => fill(entry, english[at], [...path, String(at)], within));
  if (!isObject(own) || !isObject(english)) return own;
  return Object.fromEntries(
    Object.entries({ ...english, ...own }).map(([key]) => [
      key,
      fill(own[key], english[key], [...path, key], within),
    ]),
  );
}

const isContainer = (value: unknown) => Array.isArray(value) || isObject(value);

/** The description of a picture falls back without being reported: it is not a text of the document. */
const isMedia = (value: unknown) => typeof propertyOf(value, "filename") === "string";
