import { splitLocale, withQuery } from "@miqyas/contract";
import { useTranslation } from "../../i18n/use-translation.ts";
import { data, replace } from "react-router";
import { formatNumber } from "../../i18n/format.ts";
import { pageContext } from "../../queries/page-context.ts";
import { findRedirect } from "../../queries/redirects.ts";
import { localizePath } from "../../routing/paths.ts";
import { gonePath } from "../../routing/route-table.ts";
import { unknownAddress } from "../../routing/use-address.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { mainNav } from "../../shell/navigation/nav-items.ts";
import { SectionSearch } from "../../shell/search/section-search.tsx";
import layout from "../../styles/layout.module.css";
import typeStyles from "../../styles/type.module.css";
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Link } from "../../ui/link.tsx";
import styles from "./not-found.module.css";
import type { Route } from "./+types/not-found.route";

export const handle = unknownAddress;

/** The server renders one page for all unknown addresses, and one at `gonePath` for all that are gone for good. */
export function loader({ request }: Route.LoaderArgs) {
  const isGone = splitLocale(new URL(request.url).pathname).path === gonePath;
  return data({ isGone }, isGone ? 410 : 404);
}

/** Inside the app an old address leads on as it does on the server (RT-24). */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const { queries, i18n } = context.get(pageContext);
  const locale = i18n.read().locale;
  const { pathname, search } = new URL(request.url);
  const moved = await findRedirect(queries, locale, pathname);
  if (moved && moved.to !== null) return replace(withQuery(localizePath(moved.to, locale), search));
  return { isGone: moved !== null };
}

/** The page of every address that does not exist (RT-20) or is gone for good (RT-25): a search and the main pages. */
export default function NotFound({ loaderData: { isGone } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const texts = isGone ? "gone" : "notFound";
  return (
    <div className={styles.page}>
      <PageHead page={texts} hidden />
      <div className={classNames(layout.wrap, styles.words)}>
        <h1 className={typeStyles.d1}>{t(`${texts}.heading`)}</h1>
        <p className={classNames(typeStyles.lead, styles.lead)}>{t(`${texts}.lead`)}</p>
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
      {!isGone && <Overshot />}
    </div>
  );
}

/** A ruler that ends at 400; its value, 404, stands beyond its end. */
function Overshot() {
  const { formatLocale } = useTranslation();
  return (
    <div className={styles.scale} aria-hidden="true">
      <div className={styles.ruler}>
        {[0, 100, 200, 300, 400].map((value) => (
          <b key={value}>{formatNumber(value, formatLocale)}</b>
        ))}
      </div>
      <i />
      <em className={typeStyles.h2}>{formatNumber(404, formatLocale)}</em>
    </div>
  );
}
