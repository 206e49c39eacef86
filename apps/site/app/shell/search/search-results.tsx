import { useTranslation } from "react-i18next";
import { findMatch } from "./find-match.ts";
import type { NamedSection } from "./find-sections.ts";
import styles from "./section-search.module.css";

/** The id of one result, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${String(index)}`;

interface SearchResultsProps {
  listId: string;
  query: string;
  results: readonly NamedSection[];
  active: number | null;
  onChoose: (index: number) => void;
}

/** What was found, at most five; one row that says so when nothing was (SRCH-5, SRCH-7). */
export function SearchResults({ listId, query, results, active, onChoose }: SearchResultsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.drop}>
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
            <MarkedTitle title={section.name} query={query} />
            <small>{t("search.inSection", { section: t(`shell.nav.${section.page}`) })}</small>
          </li>
        ))}
      </ul>
      <p className={styles.foot} role="status">
        <span>
          {results.length > 0 ? t("search.found", { count: results.length }) : t("errors.noMatchingResults")}
        </span>
        {results.length > 0 && <span aria-hidden="true">{t("search.keys")}</span>}
      </p>
    </div>
  );
}

function MarkedTitle({ title, query }: { title: string; query: string }) {
  const match = findMatch(title, query);
  if (!match) return <b>{title}</b>;
  const [start, end] = match;
  return (
    <b>
      {title.slice(0, start)}
      <mark>{title.slice(start, end)}</mark>
      {title.slice(end)}
    </b>
  );
}
