import type { Word } from "@miqyas/contract";
import { useTranslation } from "../../i18n/use-translation.ts";
import plate from "../../assets/art/fallback-methods.svg?url";
import { ArticleBody } from "../../content/article-body.tsx";
import { PictureGroup } from "../../content/picture-group.tsx";
import { formatDate } from "../../i18n/format.ts";
import { paths } from "../../routing/paths.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { hitPath } from "../../shell/search/hit-path.ts";
import layout from "../../styles/layout.module.css";
import typeStyles from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { GoBackLink } from "../../ui/go-back-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Link } from "../../ui/link.tsx";
import { Section } from "../../ui/section.tsx";
import { Tags } from "../../ui/tags.tsx";
import { StaffText } from "../../ui/staff-text.tsx";
import { TitleText } from "../../ui/title-text.tsx";
import styles from "./word-entry.module.css";

/** A word in the layout of a dictionary: the term, large, its definition and its plate; then its use and pictures (WDD-1, ENT-5). */
export function WordEntry({ word }: { word: Word }) {
  const { t, formatLocale } = useTranslation();
  const date = formatDate(word.created_at, formatLocale);
  return (
    <article>
      <PageHead
        page="word"
        type="article"
        title={word.title}
        description={word.excerpt}
        image={word.image}
        imageDetails={word.image_details}
        languages={word.languages}
        seo={word.seo}
        about={{ word }}
      />
      <header className={classNames(layout.wrap, styles.head)}>
        <GoBackLink to={paths.words()}>{t("words.goBack")}</GoBackLink>
        <div className={layout.grid}>
          <div className={styles.words}>
            <Tags names={word.categories.map(({ name }) => name)} label={t("words.categories")} />
            <h1 className={classNames(typeStyles.d1, styles.term)}>
              <TitleText>{word.title}</TitleText>
            </h1>
            {date && (
              <time className={styles.date} dateTime={word.created_at ?? undefined}>
                {date}
              </time>
            )}
            {word.excerpt && (
              <p className={classNames(typeStyles.lead, styles.definition)}>
                <StaffText>{word.excerpt}</StaffText>
              </p>
            )}
          </div>
          <div className={styles.plate}>
            <Picture
              src={word.image}
              details={word.image_details}
              fallback={plate}
              ratio="4:5"
              priority
              sizes="(max-width: 860px) 100vw, 30vw"
            />
          </div>
        </div>
      </header>
      <ArticleBody
        html={[word.content]}
        between={word.images.length > 0 ? [<PictureGroup key="all" images={word.images} />] : []}
        tone="limestone"
      />
      <UsedIn texts={word.used_in} />
    </article>
  );
}

/** The texts that mention the word (WDD-3). Renders nothing when there are none. */
function UsedIn({ texts }: { texts: Word["used_in"] }) {
  const { t } = useTranslation();
  if (texts.length === 0) return null;
  return (
    <Section id="used-in" heading={t("words.usedIn")} rulerValue={70} threshold={0.1}>
      <ul className={styles.uses}>
        {texts.map((text) => (
          <li key={`${text.kind}/${text.id}`}>
            <Link to={hitPath(text.kind, text) ?? ""}>
              <TitleText>{text.title}</TitleText>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
