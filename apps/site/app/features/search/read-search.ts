import { searchKinds } from "@miqyas/contract";
import type { SearchState } from "../../shell/search/hit-path.ts";

/** Reads the known, valid parameters of an address (`useAddress`). Only a group has further pages. */
export function readSearch(query: URLSearchParams): Required<Pick<SearchState, "q" | "page">> & SearchState {
  const kind = searchKinds.find((name) => name === query.get("kind"));
  return { q: query.get("q") ?? "", kind, page: kind ? Number(query.get("page") ?? 1) : 1 };
}
