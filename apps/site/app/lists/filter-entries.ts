import { holdsText } from "@miqyas/contract";
import type { Category, Locale } from "@miqyas/contract";
import type { ListState, Sort } from "./list-state.ts";

/** One page of a list after search and filter. */
export interface ListPage<Item> {
  items: Item[];
  /** Number of entries that match the search and the filter. */
  total: number;
  /** The page shown. A page beyond the end becomes the last. */
  page: number;
  pages: number;
}

interface ListEntry {
  title: string;
  excerpt: string;
  created_at: string | null;
}

/** Whether title or excerpt contains a text, ignoring letter case and letter variants (BLOG-1, RES-1). */
export function matchesText({ title, excerpt }: ListEntry, q: string): boolean {
  return [title, excerpt].some((text) => holdsText(text, q));
}

/** A sorted copy. Entries without a date are the oldest. */
export function sortEntries<Item extends ListEntry>(
  entries: readonly Item[],
  sort: Sort,
  locale: Locale,
): Item[] {
  const time = ({ created_at }: ListEntry) => (created_at ? Date.parse(created_at) : 0);
  const { compare } = new Intl.Collator(locale);
  switch (sort) {
    case "newest":
      return entries.toSorted((a, b) => time(b) - time(a));
    case "oldest":
      return entries.toSorted((a, b) => time(a) - time(b));
    case "title-az":
      return entries.toSorted((a, b) => compare(a.title, b.title));
    case "title-za":
      return entries.toSorted((a, b) => compare(b.title, a.title));
  }
}

/**
 * Whether the dated entries already follow an order by date. Entries without a date are ignored: only the backend
 * knows their place.
 */
export function isInOrder(entries: readonly ListEntry[], sort: Sort): boolean {
  const dated = entries.filter(({ created_at }) => created_at !== null);
  return sortEntries(dated, sort, "en").every((entry, index) => entry === dated[index]);
}

/** Categories of a list: those of the backend and those of the entries, each once, sorted by name (RES-3). */
export function mergeCategories(
  named: readonly Category[],
  entries: readonly { categories: Category[] }[],
  locale: Locale,
): Category[] {
  const all = new Map(
    [...entries.flatMap(({ categories }) => categories), ...named].map((one) => [one.id, one]),
  );
  const { compare } = new Intl.Collator(locale);
  return [...all.values()].toSorted((a, b) => compare(a.name, b.name));
}

/** Whether an entry matches the search and the chosen category, if any (RES-1, WRD-1). */
export function fitsFilter(
  entry: ListEntry & { categories: Category[] },
  { q, categories }: ListState,
): boolean {
  return matchesText(entry, q) && categories.every((id) => entry.categories.some((one) => one.id === id));
}

/** The entries of a list state, out of all entries (RES-5, WRD-3). */
export function selectEntries<Item extends ListEntry & { categories: Category[] }>(
  entries: readonly Item[],
  state: ListState,
  size: number,
  locale: Locale,
): ListPage<Item> {
  const found = sortEntries(
    entries.filter((entry) => fitsFilter(entry, state)),
    state.sort,
    locale,
  );
  const { items, page, total: pages } = cutList(found, state.page, size);
  return { items, total: found.length, page, pages };
}

/**
 * Chosen categories that the list does not have, with a name: the visitor sees them and can remove them (BLOG-2,
 * RES-3).
 */
export function listUnknown(
  chosen: readonly string[],
  known: readonly { id: string }[],
  name: string,
): { id: string; name: string }[] {
  return chosen.filter((id) => !known.some((one) => one.id === id)).map((id) => ({ id, name }));
}

/** One page of a list that is completely in the browser. A page beyond the end becomes the last. */
export function cutList<Item>(entries: readonly Item[], asked: number, size: number) {
  const total = Math.max(1, Math.ceil(entries.length / size));
  const page = Math.min(Math.max(1, asked), total);
  return { items: entries.slice((page - 1) * size, page * size), page, total };
}
