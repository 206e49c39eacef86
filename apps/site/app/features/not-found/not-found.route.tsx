import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { formatNumber } from "../../i18n/format.ts";
import { unknownAddress } from "../../routing/use-address.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { mainNav } from "../../shell/navigation/nav-items.ts";
import { SectionSearch } from "../../shell/search/section-search.tsx";
import layout from "../../styles/layout.module.css";
import typeStyles from "../../styles/type.module.css";
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Link } from "../../ui/link.tsx";
import styles from "./not-found.module.css";

export const handle = unknownAddress;
export const loader = () => data(null, 404);
export const clientLoader = () => null;

/** The page of every address that does not exist: a search, links to home and to the main pages (RT-20). */
export default function NotFound() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <PageHead page="notFound" hidden />
      <div className={classNames(layout.wrap, styles.words)}>
        <h1 className={typeStyles.d1}>{t("notFound.heading")}</h1>
        <p className={classNames(typeStyles.lead, styles.lead)}>{t("notFound.lead")}</p>
        <SectionSearch label={t("notFound.search")} className={styles.search} />
        <nav aria-label={t("notFound.links")} className={layout.row}>
          {mainNav.map(({ key, to }) =>
            key === "home" ? (
              <ButtonLink key={key} to={to}>
                {t(`shell.nav.${key}`)}
              </ButtonLink>
            ) : (
              <Link key={key} to={to}>
                {t(`shell.nav.${key}`)}
              </Link>
            ),
          )}
        </nav>
      </div>
      <Overshot />
    </div>
  );
}

/** A ruler that ends at 400; its value, 404, stands beyond its end. */
function Overshot() {
  const locale = useLocale();
  return (
    <div className={styles.scale} aria-hidden="true">
      <div className={styles.ruler}>
        {[0, 100, 200, 300, 400].map((value) => (
          <b key={value}>{formatNumber(value, locale)}</b>
        ))}
      </div>
      <i />
      <em className={typeStyles.h2}>{formatNumber(404, locale)}</em>
    </div>
  );
}
