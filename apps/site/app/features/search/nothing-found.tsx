import { useEffect } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { paths } from "../../routing/paths.ts";
import { EmptyBox } from "../../ui/status.tsx";
import type { SearchState } from "../../shell/search/hit-path.ts";
import { Link } from "../../ui/link.tsx";
import { MoreLink } from "../../ui/more-link.tsx";
import { countMissedSearch } from "../../usage/send-usage.ts";
import { isolate } from "../../i18n/isolate.ts";
import { turnTo } from "./search-groups.tsx";
import styles from "./search.module.css";

const places = [
  ["research", paths.research()],
  ["services", paths.services()],
  ["words", paths.words()],
  ["faq", paths.faq()],
] as const;

interface NothingFoundProps {
  search: SearchState;
  /** Called with the part of the result that a pressed link leads to. */
  onTurn: (search: SearchState) => void;
}

/**
 * Nothing was found: what to try. The words are counted for staff, here or by `boot/count-usage.ts` (RT-30). Where one kind
 * alone was asked for, the others may have hits: the way there stands first, and nothing is counted.
 */
export function NothingFound({ search: { q, kind }, onTurn }: NothingFoundProps) {
  const { t } = useTranslation();
  useEffect(() => {
    if (!kind) countMissedSearch(q);
  }, [q, kind]);
  return (
    <div data-nothing-found={kind ? undefined : q} className={styles.nothing}>
      <EmptyBox title={t("searchPage.none", { words: isolate(q) })} toldElsewhere />
      {kind && (
        <p className={styles.ways}>
          <MoreLink {...turnTo({ q }, onTurn)}>{t("searchPage.every")}</MoreLink>
        </p>
      )}
      <div className={styles.tips}>
        <h3>{t("searchPage.tips.heading")}</h3>
        <ul>
          <li>{t("searchPage.tips.spelling")}</li>
          <li>{t("searchPage.tips.fewer")}</li>
          <li>{t("searchPage.tips.language")}</li>
        </ul>
        <p>{t("searchPage.tips.browse")}</p>
        <ul className={styles.places}>
          {places.map(([key, to]) => (
            <li key={key}>
              <Link to={to}>{t(`shell.nav.${key}`)}</Link>
            </li>
          ))}
          <li>
            <Link to={paths.contact()}>{t("searchPage.tips.ask")}</Link>
          </li>
        </ul>
      </div>
    </div>
  );
}
