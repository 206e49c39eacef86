import { holdsText } from "@miqyas/contract";
import type { Category, Locale } from "@miqyas/contract";
import type { Sort } from "./list-state.ts";

interface Entry {
  title: string;
  excerpt: string;
  created_at: string | null;
}

/** Whether a text stands in title or excerpt, whatever its letter case and letter variants (BLOG-1, RES-1). */
export function matchesText({ title, excerpt }: Entry, q: string): boolean {
  return [title, excerpt].some((text) => holdsText(text, q));
}

/** A sorted copy. Entries without a date are the oldest. */
export function sortEntries<Item extends Entry>(
  entries: readonly Item[],
  sort: Sort,
  locale: Locale,
): Item[] {
  const time = ({ created_at }: Entry) => (created_at ? Date.parse(created_at) : 0);
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

/** Categories of a list: those the backend names and those its entries carry, each once, by name (RES-3). */
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

/** A page of a list that is whole in the browser; a page beyond its end is the last. */
export function cutList<Item>(entries: readonly Item[], asked: number, size: number) {
  const total = Math.max(1, Math.ceil(entries.length / size));
  const page = Math.min(Math.max(1, asked), total);
  return { items: entries.slice((page - 1) * size, page * size), page, total };
}
