/** Documents a relationship points to; those that are gone are left out. */
export const related = <Document extends object>(
  field: (number | Document)[] | null | undefined,
): Document[] => (field ?? []).filter((entry): entry is Document => typeof entry === "object");

interface Category {
  id: number;
  name: string;
  description?: string | null;
}

/** A category on the wire. */
export const toCategory = ({ id, name, description }: Category) => ({
  id,
  name,
  ...(description !== undefined && { description: description ?? "" }),
});

/** Whether a document that another one points to may be shown itself. */
export const isPublished = (doc: { _status?: string | null; deletedAt?: string | null }): boolean =>
  doc._status === "published" && !doc.deletedAt;
