import type { PreviewClaims } from "@miqyas/contract";

/** The entry of a collection, or the global (`id: null`), whose draft a preview shows. */
export type DraftReference = Pick<PreviewClaims, "kind" | "id">;
