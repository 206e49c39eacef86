import { useEffect } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { paths } from "../../routing/paths.ts";
import { EmptyBox } from "../../ui/status.tsx";
import { Link } from "../../ui/link.tsx";
import { countMissedSearch } from "../../usage/send-usage.ts";
import { isolate } from "../../i18n/isolate.ts";
import styles from "./search.module.css";

const places = [
  ["research", paths.research()],
  ["services", paths.services()],
  ["words", paths.words()],
  ["faq", paths.faq()],
] as const;

/** Nothing was found: what to try. The words are counted for staff, here or by `boot/count-usage.ts` (RT-30). */
export function NothingFound({ q }: { q: string }) {
  const { t } = useTranslation();
  useEffect(() => countMissedSearch(q), [q]);
  return (
    <div data-nothing-found={q} className={styles.nothing}>
      <EmptyBox title={t("searchPage.none", { words: isolate(q) })} toldElsewhere />
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
