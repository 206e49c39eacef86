import type { Market, MarketsPage } from "@miqyas/contract";
import { useTranslation } from "react-i18next";
import { RichText } from "../../content/rich-text.tsx";
import { paths } from "../../routing/paths.ts";
import { linksAbout } from "../../queries/market-links.ts";
import type { MarketLink } from "../../queries/market-links.ts";
import { PageHead } from "../../seo/page-head.tsx";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import typeStyles from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Link } from "../../ui/link.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import styles from "./markets.module.css";

const kinds = ["trends", "words", "reports"] as const;
type Kind = (typeof kinds)[number];

/** Published entries by kind; `undefined` for a kind whose call failed. */
type Published = Readonly<Record<Kind, MarketLink[] | undefined>>;

const pathOf = { trends: paths.trend, words: paths.word, reports: paths.report };

/** An introduction, then for each market its differences and what to read about it (RT-5). */
export function MarketHub({ page, published }: { page: MarketsPage; published: Published }) {
  const { t } = useTranslation();
  const heading = page.title || t("markets.heading");
  return (
    <>
      <PageHead page="markets" title={heading} />
      <PageTitle heading={heading} />
      <div className={classNames(layout.wrap, styles.frame)}>
        {page.introduction && (
          <div className={layout.grid}>
            <div className={classNames(prose.prose, styles.introduction)}>
              <RichText html={page.introduction} />
            </div>
          </div>
        )}
        <Ruler value={10} className={styles.ruler} />
        {page.markets.map((market) => (
          <MarketEntry key={market.key} market={market} published={published} />
        ))}
      </div>
    </>
  );
}

function MarketEntry({ market, published }: { market: Market; published: Published }) {
  const id = `market-${market.key}`;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={classNames(layout.grid, styles.market)}>
      <h2 id={`${id}-heading`} tabIndex={-1} className={classNames(typeStyles.h2, styles.name)}>
        {market.name}
      </h2>
      <div className={styles.words}>
        {market.description && <p className={typeStyles.read}>{market.description}</p>}
        <div className={styles.lists}>
          {kinds.map((kind) => (
            <Reading key={kind} kind={kind} entries={linksAbout(market.key, published[kind])} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Reading({ kind, entries }: { kind: Kind; entries: readonly MarketLink[] }) {
  const { t } = useTranslation();
  if (entries.length === 0) return null;
  return (
    <div>
      <h3 className={typeStyles.h4}>{t(`markets.${kind}`)}</h3>
      <ul className={styles.entries}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <Link to={pathOf[kind](id)}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
