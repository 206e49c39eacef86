import { useEffect, useMemo, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { useGoToSection } from "../navigation/use-go-to-section.ts";
import type { NamedSection, createSectionFinder } from "./find-sections.ts";
import { minimumLength, pathOf, sectionIndex } from "./section-index.ts";

/** Results appear after a pause in typing of this length, ms (SRCH-4). */
const pause = 300;

type Finder = ReturnType<typeof createSectionFinder>;

/** The matching, loaded when `isWanted`; it knows the titles of the current language only (SRCH-7). */
function useFinder(isWanted: boolean): Finder | null {
  const { t } = useTranslation();
  const [create, setCreate] = useState<{ finder: typeof createSectionFinder } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    void import("./find-sections.ts").then(
      ({ createSectionFinder: finder }) => setCreate({ finder }),
      () => undefined,
    );
  }, [isWanted]);
  return useMemo(() => {
    const sections = sectionIndex.map((entry) => ({ ...entry, name: t(`search.titles.${entry.title}`) }));
    return create && create.finder(sections);
  }, [create, t]);
}

/** State and behaviour of the search field (SRCH-3…SRCH-8). */
export function useSectionSearch() {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isUsed, setUsed] = useState(false);
  const [query, setQuery] = useState("");
  const [isDismissed, setDismissed] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const goToSection = useGoToSection();
  const find = useFinder(isUsed);
  const results = useMemo(() => find?.(query) ?? [], [find, query]);
  const isOpen = find !== null && query.trim().length >= minimumLength && !isDismissed;

  function search() {
    clearTimeout(timer.current);
    setQuery(field.current?.value ?? "");
    setActive(null);
    setDismissed(false);
  }

  function onType() {
    clearTimeout(timer.current);
    timer.current = setTimeout(search, pause);
  }

  // What was typed before the page ran counts as well.
  useEffect(() => {
    const typed = field.current?.value;
    if (typed) {
      setUsed(true);
      setQuery(typed);
    }
    return () => clearTimeout(timer.current);
  }, []);

  function close() {
    clearTimeout(timer.current);
    setDismissed(true);
    setActive(null);
  }

  function goTo(section: NamedSection | undefined) {
    if (!section) return;
    close();
    setQuery("");
    if (field.current) field.current.value = "";
    goToSection(pathOf(section), section.id);
  }

  const choose = (index: number) => goTo(results[index]);

  /** Goes to the result that is pointed at, else to the best one for what the field holds by now. */
  function submit() {
    const typed = field.current?.value ?? "";
    const [best] = find?.(typed) ?? [];
    const pointed = active === null || typed !== query ? undefined : results[active];
    search();
    goTo(pointed ?? best);
  }

  function onKey(event: KeyboardEvent) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0 && isOpen && results.length > 0) {
      event.preventDefault();
      const from = active ?? (step > 0 ? -1 : results.length);
      setActive((from + step + results.length) % results.length);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    }
  }

  const prepare = () => setUsed(true);
  return { field, query, results, isOpen, active, prepare, onType, onKey, close, choose, submit };
}
