import { longestQuestion } from "@miqyas/contract";
import { useId, useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { classNames } from "../../ui/class-names.ts";
import { localizePath, paths } from "../../routing/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Icon } from "../../ui/icon.tsx";
import { optionId } from "./option-id.ts";
import { useSectionSearch } from "./use-section-search.ts";
import styles from "./section-search.module.css";

interface SectionSearchProps {
  /** Its name as a landmark, on pages with a second search. */
  label?: string;
  className?: string | undefined;
}

/**
 * Finds sections of the site by their titles (LAY-3, SRCH-1…SRCH-11). A combobox: its list opens while the visitor
 * types. Enter without a match searches everything, and so does the field without a script (SRCH-13).
 */
export function SectionSearch({ label, className }: SectionSearchProps) {
  const { t } = useTranslation();
  const listId = useId();
  const search = useSectionSearch();
  const { field, query, results, Results, isOpen, active, prepare, onType, onKey, close, choose, submit } =
    search;
  /** Number of hits besides the sections; `null` while they load. */
  const [hits, setHits] = useState<number | null>(null);
  const locale = useLocale();
  const countText =
    results.length > 0
      ? t("search.found", { count: results.length })
      : hits === null
        ? t("status.loading")
        : t(hits > 0 ? "search.noSection" : "errors.noMatchingResults");
  return (
    <form
      role="search"
      aria-label={label}
      action={localizePath(paths.search(), locale)}
      className={classNames(styles.search, className)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <label className={styles.box}>
        <Icon name="search" />
        <span className="visually-hidden">{t("search.label")}</span>
        <input
          ref={field}
          type="search"
          name="q"
          autoComplete="off"
          placeholder={t("search.label")}
          maxLength={longestQuestion}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={active === null ? undefined : optionId(listId, active)}
          onFocus={prepare}
          // `onChange` would miss a value that was typed and removed during hydration.
          onInput={onType}
          onKeyDown={onKey}
        />
      </label>
      {/* A live region must exist before its text. */}
      <p role="status" className="visually-hidden">
        {isOpen && countText}
      </p>
      {isOpen && Results && (
        <Results
          listId={listId}
          query={query}
          countText={countText}
          results={results}
          active={active}
          onChoose={choose}
          onFound={setHits}
          onLeave={search.empty}
          onEscape={close}
        />
      )}
    </form>
  );
}
