import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { isHere } from "../../routing/is-here.ts";
import { localizePath } from "../../routing/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useGoToSection } from "../navigation/use-go-to-section.ts";
import type { NamedSection } from "./find-sections.ts";
import { searchAddress } from "./hit-path.ts";
import { minimumLength, pathOf } from "./section-index.ts";
import { useFinder } from "./use-finder.ts";

/** Results appear after a pause in typing, ms (SRCH-4). */
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

  /** Loads the matching before the first letter. Each further letter tries again after a network failure. */
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
  // The visitor may have focused the field and typed before hydration.
  useEffect(() => {
    begin();
    return () => clearTimeout(timer.current);
  }, []);

  function close() {
    // A link of the box disappears with it.
    if (field.current?.form?.contains(document.activeElement)) field.current.focus();
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
   * Goes to the highlighted result, else to the best match for the field's current value. Without a match it
   * searches everything, as the form does without a script (SRCH-13).
   */
  async function submit() {
    const typed = (field.current?.value ?? "").trim();
    const pointed = active === null || typed !== query.trim() ? undefined : results[active];
    if (!typed || pointed) return goTo(pointed);
    const { href } = location;
    const [best] = await fetchFinder().then(
      (finder) => finder(typed),
      () => [],
    );
    // The code may come late. Another page or words of the meantime are the newer wish.
    if (location.href !== href || field.current?.value.trim() !== typed) return;
    if (best) return goTo(best);
    empty();
    const address = localizePath(searchAddress({ q: typed }), locale);
    await navigate(address, { replace: isHere(address) });
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

  return {
    ...{ field, query, results, Results, isOpen, active },
    ...{ prepare, onType, onKey, close, empty, choose, submit },
  };
}
