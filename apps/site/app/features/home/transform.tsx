import { useTranslation } from "../../i18n/use-translation.ts";
import arch from "../../assets/art/trans-a.svg?url";
import courses from "../../assets/art/trans-b.svg?url";
import { paths } from "../../routing/paths.ts";
import layout from "../../styles/layout.module.css";
import typography from "../../styles/type.module.css";
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./transform.module.css";

/** The call to action at the end of the page (HOME-27). */
export function Transform() {
  const { t } = useTranslation();
  return (
    <Section id="transform-section" tone="pistachio" bleed>
      <div className={classNames(layout.wrap, layout.grid)}>
        <Reveal className={styles.words}>
          <h2 id="transform-section-heading" tabIndex={-1} className={typography.d2}>
            {t("home.transform.heading")}
          </h2>
          <p className={styles.text}>{t("home.transform.text")}</p>
          <ButtonLink to={paths.contact()} size="lg">
            {t("home.transform.start")}
          </ButtonLink>
        </Reveal>
        <div className={styles.low}>
          <Picture src={arch} alt="" ratio="fill" mirrored />
        </div>
        <div className={classNames(styles.high, layout.bleedEnd)}>
          <Picture src={courses} alt="" ratio="fill" mirrored />
        </div>
      </div>
    </Section>
  );
}
