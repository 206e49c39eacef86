import { groupLimit, isNotFound } from "@miqyas/contract";
import type { ReadOptions, SearchResult } from "@miqyas/contract";
import type { Backend } from "../../queries/api-client.ts";

const nothing: SearchResult = { groups: [], approximate: false };

/** Whether the backend may have the call: after its first 404 the box asks no more. */
let isOffered = true;

/** What a backend with a search finds besides the sections, at most five of each kind (SRCH-14). */
export async function readHits(backend: Backend, q: string, options: ReadOptions): Promise<SearchResult> {
  if (!isOffered) return nothing;
  try {
    return await backend.read("searchSite", { q, per_page: groupLimit }, options);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    isOffered = false;
    return nothing;
  }
}
