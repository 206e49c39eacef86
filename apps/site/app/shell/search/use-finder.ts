import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import type * as searchParts from "./search-parts.ts";
import { sectionIndex } from "./section-index.ts";

type Parts = typeof searchParts;
type Finder = ReturnType<Parts["createSectionFinder"]>;

interface FinderState {
  /** `null` until the code is loaded. */
  find: Finder | null;
  /** The list of results; `null` until the code is loaded. */
  Results: Parts["SearchResults"] | null;
  /** Loads both. Rejects when loading fails. */
  fetchFinder: () => Promise<Finder>;
}

/** The matching of the section search. It knows only the titles of the current language (SRCH-7). */
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
