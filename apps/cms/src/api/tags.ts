import { publicReads } from "./v1/public-reads.ts";

/** A changed collection or global, and the calls whose answers it changes: what the site tags its pages with. */
export function tagsOf(slug: string): string[] {
  return [slug, ...publicReads.filter(({ tags }) => tags.includes(slug)).map(({ name }) => name)];
}
