import type { Locale } from "@miqyas/contract";
import { isPublicIn } from "../translation/public-languages.ts";

/** The documents to which a relationship points. Deleted ones are left out. */
export const related = <Document extends object>(
  field: (number | Document)[] | null | undefined,
): Document[] => (field ?? []).filter((entry): entry is Document => typeof entry === "object");

interface Category {
  id: number;
  name: string;
  description?: string | null;
}

/** Categories in an answer. One without a name, neither in the language nor in English, is left out. */
export const toCategories = (categories: Category[]) =>
  categories
    .filter(({ name }) => name)
    .map(({ id, name, description }) => ({
      id,
      name,
      ...(description !== undefined && { description: description ?? "" }),
    }));

/** Whether a related entry may be shown in a language. */
export const isPublished = (
  doc: { _status?: string | null; deletedAt?: string | null } & Parameters<typeof isPublicIn>[0],
  locale: Locale,
): boolean => doc._status === "published" && !doc.deletedAt && isPublicIn(doc, locale);
