import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type * as searchParts from "./search-parts.ts";
import { sectionIndex } from "./section-index.ts";

type Parts = typeof searchParts;
type Finder = ReturnType<Parts["createSectionFinder"]>;

interface FinderState {
  /** Null until it has come. */
  find: Finder | null;
  /** The list of results; null until it has come. */
  Results: Parts["SearchResults"] | null;
  /** Fetches both. Rejects when they cannot be had. */
  fetchFinder: () => Promise<Finder>;
}

/** The matching of the section search; it knows the titles of the current language only (SRCH-7). */
export function useFinder(): FinderState {
  const { t } = useTranslation();
  const [loaded, setLoaded] = useState<Parts | null>(null);
  const sections = useMemo(
    () => sectionIndex.map((entry) => ({ ...entry, name: t(`search.titles.${entry.title}`) })),
    [t],
  );
  const find = useMemo(() => loaded && loaded.createSectionFinder(sections), [loaded, sections]);
  const fetchFinder = useCallback(async () => {
    const parts = await import("./search-parts.ts");
    setLoaded(parts);
    return parts.createSectionFinder(sections);
  }, [sections]);
  return { find, Results: loaded?.SearchResults ?? null, fetchFinder };
}
