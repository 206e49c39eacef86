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

/** A category in an answer. */
export const toCategory = ({ id, name, description }: Category) => ({
  id,
  name,
  ...(description !== undefined && { description: description ?? "" }),
});

/** Whether a related entry may be shown in a language. */
export const isPublished = (
  doc: { _status?: string | null; deletedAt?: string | null } & Parameters<typeof isPublicIn>[0],
  locale: Locale,
): boolean => doc._status === "published" && !doc.deletedAt && isPublicIn(doc, locale);
