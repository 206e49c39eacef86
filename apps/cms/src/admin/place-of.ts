interface Form {
  /** Payload says `null` for a new file in a drawer. */
  id?: number | string | null;
  collectionSlug?: string;
  globalSlug?: string;
}

/** The path of the document in a form below `/api`: `blogs/12` or `globals/home-page`. `null` for a new one. */
export function placeOf({ id, collectionSlug, globalSlug }: Form): string | null {
  if (globalSlug) return `globals/${globalSlug}`;
  return id ? `${collectionSlug ?? ""}/${id}` : null;
}
