import { useTranslation } from "../../i18n/use-translation.ts";
import girih from "../../assets/art/teaser.svg?url";
import { formatNumber } from "../../i18n/format.ts";
import { paths } from "../../routing/paths.ts";
import layout from "../../styles/layout.module.css";
import typography from "../../styles/type.module.css";
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./research-teaser.module.css";

const items = ["blog", "reports", "learn"] as const;

/** A preview of the research page (HOME-21). */
export function ResearchTeaser() {
  const { t, formatLocale } = useTranslation();
  return (
    <Section id="research-section" bleed>
      <div className={classNames(layout.wrap, layout.grid, styles.columns)}>
        <div className={styles.plate}>
          <Picture src={girih} alt="" ratio="fill" mirrored />
        </div>
        <Reveal className={styles.words}>
          <Ruler value={60} />
          <h2
            id="research-section-heading"
            tabIndex={-1}
            className={classNames(typography.h2, styles.heading)}
          >
            {t("home.research.heading")}
          </h2>
          <p className={styles.text}>{t("home.research.text")}</p>
          <ol className={styles.items}>
            {items.map((item, index) => (
              <li key={item}>
                <span className={styles.number}>{formatNumber(index + 1, formatLocale)}</span>
                <div>
                  <h3 className={typography.h4}>{t(`home.research.items.${item}.title`)}</h3>
                  <p>{t(`home.research.items.${item}.text`)}</p>
                </div>
              </li>
            ))}
          </ol>
          <ButtonLink to={paths.research()} className={styles.action}>
            {t("home.research.read")}
          </ButtonLink>
        </Reveal>
      </div>
    </Section>
  );
}
