import type { SearchGroup } from "@miqyas/contract";
import { useQuery } from "@tanstack/react-query";
import { useId, useLayoutEffect } from "react";
import type { MouseEvent } from "react";
import { isolate } from "../../i18n/isolate.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatNumber } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { getBackend, keepPrevious, queryKey } from "../../queries/api-client.ts";
import { Anchor } from "../../ui/anchor.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Marked } from "../../ui/marked.tsx";
import { opensElsewhere } from "../../ui/opens-elsewhere.ts";
import { InOwnLanguage } from "../../ui/staff-text.tsx";
import { hitPath, searchAddress } from "./hit-path.ts";
import { readHits } from "./read-hits.ts";
import styles from "./section-search.module.css";

/** Time for the hits to come, ms. Without them the box has its sections. */
const timeLimit = 5_000;

interface SearchHitsProps {
  /** What the field held at the last pause in typing. */
  query: string;
  /** Called with the number of hits; `null` while they load. */
  onFound: (total: number | null) => void;
  /** Called when a link is followed in this window. */
  onLeave: () => void;
}

/**
 * What the site has on the visitor's words, under the sections: at most five links of each kind, and one to all of them
 * (SRCH-14). While they load, or without them, only the last one is there.
 */
export function SearchHits({ query, onFound, onLeave }: SearchHitsProps) {
  const { t, formatLocale } = useTranslation();
  const locale = useLocale();
  const words = query.trim();
  const { data, isPending, isPlaceholderData } = useQuery({
    queryKey: queryKey(locale, "search-box", words),
    queryFn: ({ client, signal }) =>
      readHits(getBackend(client), words, { locale, signal, retries: 0, timeout: timeLimit }),
    placeholderData: keepPrevious(locale),
    retry: false,
  });
  const { groups = [], approximate = false } = data ?? {};
  // Titles that are only similar are no results.
  const total = approximate ? 0 : groups.reduce((sum, group) => sum + group.total, 0);
  const isLoading = isPending || isPlaceholderData;
  // Before the paint: the number of the words before does not count for these.
  useLayoutEffect(() => {
    onFound(isLoading ? null : total);
    return () => onFound(null);
  }, [onFound, isLoading, total]);
  const leave = (event: MouseEvent) => {
    if (!opensElsewhere(event)) onLeave();
  };
  return (
    <>
      {/* A live region must exist before its text. */}
      <p role="status" className="visually-hidden">
        {approximate
          ? t("search.similar")
          : total > 0 && t("search.hits", { count: total, number: formatNumber(total, formatLocale) })}
      </p>
      {/* A press leaves the focus in the field: some browsers give it to no link, and the box would close. */}
      <nav
        aria-label={t("search.content")}
        className={styles.hits}
        onMouseDown={(event) => event.preventDefault()}
      >
        <div className={styles.groups}>
          {approximate && <p>{t("search.similar")}</p>}
          {groups.map((group) => (
            <Group key={group.kind} group={group} words={words} onFollow={leave} />
          ))}
        </div>
        <Anchor to={searchAddress({ q: words })} className={styles.all} onClick={leave}>
          {t("search.all", { words: isolate(words) })}
          <Icon name="forward" />
        </Anchor>
      </nav>
    </>
  );
}

interface GroupProps {
  group: SearchGroup;
  words: string;
  onFollow: (event: MouseEvent) => void;
}

function Group({ group: { kind, hits }, words, onFollow }: GroupProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id}>{t(`searchPage.kinds.${kind}`)}</p>
      <ul>
        {hits.map((hit) => (
          <li key={hit.id}>
            <Anchor to={hitPath(kind, hit) ?? searchAddress({ q: words, kind })} onClick={onFollow}>
              <InOwnLanguage text={hit.title}>
                <Marked text={hit.title} marks={hit.title_marks} />
              </InOwnLanguage>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
