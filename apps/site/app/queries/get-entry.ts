import { ApiError } from "@miqyas/contract";
import type { ErrorCode } from "@miqyas/contract";

/**
 * One entry of a list that has no call for single entries. Throws `ApiError` of kind `not-found` when the list lacks
 * it.
 */
export function getEntry<Item extends { id: string }>(list: Item[], id: string, notFound: ErrorCode): Item {
  const entry = list.find((item) => item.id === id);
  if (!entry) throw new ApiError("not-found", notFound);
  return entry;
}
