import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { localizePath, paths } from "../../routing/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useGoToSection } from "../navigation/use-go-to-section.ts";
import type { NamedSection } from "./find-sections.ts";
import { minimumLength, pathOf } from "./section-index.ts";
import { useFinder } from "./use-finder.ts";

/** Results appear after a pause in typing of this length, ms (SRCH-4). */
const pause = 300;

/** State and behaviour of the search field (SRCH-3…SRCH-8). */
export function useSectionSearch() {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [query, setQuery] = useState("");
  const [isDismissed, setDismissed] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const goToSection = useGoToSection();
  const navigate = useNavigate();
  const locale = useLocale();
  const { find, Results, fetchFinder } = useFinder();
  const results = useMemo(() => find?.(query) ?? [], [find, query]);
  const isOpen = find !== null && query.trim().length >= minimumLength && !isDismissed;

  function search() {
    clearTimeout(timer.current);
    setQuery(field.current?.value ?? "");
    setActive(null);
    setDismissed(false);
  }

  /** The matching is on its way before the first letter; the next one asks again for what a weak network has lost. */
  const prepare = () => void fetchFinder().catch(() => undefined);

  function onType() {
    prepare();
    clearTimeout(timer.current);
    timer.current = setTimeout(search, pause);
  }

  const begin = useEffectEvent(() => {
    const node = field.current;
    if (!node || node !== document.activeElement) return;
    prepare();
    if (node.value) onType();
  });
  // The visitor may have come into the field, and have typed, before the page ran.
  useEffect(() => {
    begin();
    return () => clearTimeout(timer.current);
  }, []);

  function close() {
    clearTimeout(timer.current);
    setDismissed(true);
    setActive(null);
  }

  function empty() {
    close();
    setQuery("");
    if (field.current) field.current.value = "";
  }

  function goTo(section: NamedSection | undefined) {
    if (!section) return;
    empty();
    goToSection(pathOf(section), section.id);
  }

  const choose = (index: number) => goTo(results[index]);

  /**
   * Goes to the result that is pointed at, else to the best one for what the field holds by now; where there is none,
   * to the articles that hold it, as the field does without a script.
   */
  async function submit() {
    const typed = (field.current?.value ?? "").trim();
    const pointed = active === null || typed !== query.trim() ? undefined : results[active];
    if (!typed || pointed) return goTo(pointed);
    const [best] = await fetchFinder().then(
      (finder) => finder(typed),
      () => [],
    );
    if (best) return goTo(best);
    empty();
    await navigate(localizePath(`${paths.blog()}?${String(new URLSearchParams({ q: typed }))}`, locale));
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

  return { field, results, Results, isOpen, active, prepare, onType, onKey, close, choose, submit };
}
