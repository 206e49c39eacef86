import type { Locale, Market, MarketsPage } from "@miqyas/contract";
import { KeptText } from "../../content/kept-text.tsx";
import { inNumerals } from "../../i18n/numerals.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { paths } from "../../routing/paths.ts";
import { linksAbout } from "../../queries/market-links.ts";
import type { MarketLink } from "../../queries/market-links.ts";
import { PageHead } from "../../seo/page-head.tsx";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import typeStyles from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Link } from "../../ui/link.tsx";
import { MoreLink } from "../../ui/more-link.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { marketTexts } from "./market-texts.ts";
import { PlaceMap } from "./place-map.tsx";
import { StaffText } from "../../ui/staff-text.tsx";
import { TitleText } from "../../ui/title-text.tsx";
import styles from "./markets.module.css";

const kinds = ["trends", "words", "reports"] as const;
type Kind = (typeof kinds)[number];

/** Published entries by kind; `undefined` for a kind whose call failed. */
type Published = Readonly<Record<Kind, MarketLink[] | undefined>>;

const pathOf = { trends: paths.trend, words: paths.word, reports: paths.report, articles: paths.article };

const facts = ["last_census", "interview_languages", "duration", "last_fieldwork"] as const;

interface MarketHubProps {
  page: MarketsPage;
  /** The languages in which the hub has content; `undefined` while they are not known. */
  languages: readonly Locale[] | undefined;
  published: Published;
}

/** An introduction and the map, then for each market its differences and what to read about it (RT-5, MKT-1). */
export function MarketHub({ page, languages, published }: MarketHubProps) {
  const texts = marketTexts[useLocale()];
  const heading = page.title || texts.heading;
  const hasMap = page.coverage !== null || page.markets.some(({ places }) => places.length > 0);
  return (
    <>
      <PageHead page="markets" title={heading} languages={languages} />
      <PageTitle heading={<StaffText>{heading}</StaffText>} />
      <div className={classNames(layout.wrap, styles.frame)}>
        {page.introduction && (
          <div className={layout.grid}>
            <KeptText html={page.introduction} className={classNames(prose.prose, styles.introduction)} />
          </div>
        )}
        {hasMap ? (
          <div className={styles.ruler}>
            <PlaceMap coverage={page.coverage} markets={page.markets} />
          </div>
        ) : (
          <Ruler value={10} className={styles.ruler} />
        )}
        {page.markets.map((market) => (
          <MarketEntry key={market.key} market={market} published={published} />
        ))}
      </div>
    </>
  );
}

function MarketEntry({ market, published }: { market: Market; published: Published }) {
  const { locale, formatLocale } = useTranslation();
  const texts = marketTexts[locale];
  const id = `market-${market.key}`;
  const told = facts.filter((fact) => market[fact]);
  const [trends, words, reports] = kinds.map((kind) => linksAbout(market.key, published[kind]));
  const articles = market.articles.map(({ slug, title }) => ({ id: slug, title }));
  // A list that is not known may name the market.
  const isNew = [trends, reports, articles].every((entries) => entries?.length === 0);
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={classNames(layout.grid, styles.market)}>
      <h2 id={`${id}-heading`} tabIndex={-1} className={classNames(typeStyles.h2, styles.name)}>
        <StaffText>{market.name}</StaffText>
      </h2>
      <div className={styles.words}>
        {market.description && (
          <p className={typeStyles.read}>
            <StaffText>{market.description}</StaffText>
          </p>
        )}
        {told.length > 0 && (
          <dl className={styles.facts}>
            {told.map((fact) => (
              <div key={fact}>
                <dt className={typeStyles.quiet}>{inNumerals(texts.facts[fact], formatLocale)}</dt>
                <dd>
                  <StaffText>{market[fact]}</StaffText>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <div className={styles.lists}>
          <Reading kind="trends" entries={trends} />
          <Reading kind="words" entries={words} />
          <Reading kind="reports" entries={reports} />
          <Reading kind="articles" entries={articles} />
        </div>
        {isNew && (
          <MoreLink to={paths.contact()} className={styles.ask}>
            {texts.ask(market.name)}
          </MoreLink>
        )}
      </div>
    </section>
  );
}

interface ReadingProps {
  kind: keyof typeof pathOf;
  entries: readonly { id: string; title: string }[] | undefined;
}

function Reading({ kind, entries = [] }: ReadingProps) {
  const texts = marketTexts[useLocale()];
  if (entries.length === 0) return null;
  return (
    <div>
      <h3 className={typeStyles.h4}>{texts[kind]}</h3>
      <ul className={styles.entries}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <Link to={pathOf[kind](id)}>
              <TitleText>{title}</TitleText>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
