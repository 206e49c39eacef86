import { useEffect } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Marked } from "../../ui/marked.tsx";
import type { FoundSection } from "./find-sections.ts";
import { optionId } from "./option-id.ts";
import { SearchHits } from "./search-hits.tsx";
import styles from "./section-search.module.css";

interface SearchResultsProps {
  listId: string;
  /** What the field held at the last pause in typing. */
  query: string;
  /** The number of sections in words; the field's status says the same. */
  countText: string;
  results: readonly FoundSection[];
  active: number | null;
  onChoose: (index: number) => void;
  /** Called with the number of hits besides the sections; `null` while they load. */
  onFound: (total: number | null) => void;
  /** Called when a hit is opened in this window. */
  onLeave: () => void;
  /** Called by Escape in a link, which returns to the field. */
  onEscape: () => void;
}

/**
 * The sections, at most five, or one row that says that there are none (SRCH-5, SRCH-7); under them links to everything
 * else (SRCH-14). The arrow keys choose a section, Tab moves on to the links.
 */
export function SearchResults(props: SearchResultsProps) {
  const { listId, query, countText, results, active, onChoose, onFound, onLeave, onEscape } = props;
  const { t } = useTranslation();
  const isEmpty = results.length === 0;
  // In a low window, as with enlarged text, the list is longer than what shows of it.
  useEffect(() => {
    if (active !== null)
      document.getElementById(optionId(listId, active))?.scrollIntoView({ block: "nearest" });
  }, [active, listId]);
  return (
    <div
      className={styles.drop}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // The menu, in which the field may stand, stays open.
        event.preventDefault();
        onEscape();
      }}
    >
      <ul role="listbox" id={listId} aria-label={t("search.results")}>
        {results.map((section, index) => (
          <li
            key={`${section.page}-${section.id}`}
            role="option"
            id={optionId(listId, index)}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
          >
            <b>
              <Marked text={section.name} marks={section.marks.toSorted(([a], [b]) => a - b)} />
            </b>
            <small>{t("search.inSection", { section: t(`shell.nav.${section.page}`) })}</small>
          </li>
        ))}
      </ul>
      <p className={styles.foot} aria-hidden="true">
        <span>{countText}</span>
        <span className={styles.keys}>{isEmpty ? t("search.enter") : t("search.keys")}</span>
      </p>
      <SearchHits query={query} onFound={onFound} onLeave={onLeave} />
    </div>
  );
}
