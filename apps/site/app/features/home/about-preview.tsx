import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import column from "../../assets/art/who-column.svg?url";
import { KeptText } from "../../content/kept-text.tsx";
import { paths } from "../../routing/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { aboutUsQuery } from "../../queries/agency.ts";
import { useAgencyFacts } from "../../queries/agency-facts.ts";
import { QueryState } from "../../shell/query-state.tsx";
import typography from "../../styles/type.module.css";
import { MoreLink } from "../../ui/more-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./about-preview.module.css";

/** Who We Are: the agency's own text and a link to the About page (HOME-9). */
export function AboutPreview() {
  const { t } = useTranslation();
  const { name: agency } = useAgencyFacts();
  const about = useQuery(aboutUsQuery(useLocale()));
  return (
    <Section id="about-section" bleed>
      <div className={styles.columns}>
        <Reveal className={styles.words}>
          <Ruler value={10} className={styles.ruler} />
          <h2 id="about-section-heading" tabIndex={-1} className={typography.h2}>
            {t("home.about.heading")}
          </h2>
          <div>
            <QueryState query={about} retriesExhausted={t("status.maximumRetries")}>
              {(html) => <KeptText html={html} className={styles.text} />}
            </QueryState>
            <MoreLink to={paths.about()} className={styles.more}>
              {t("home.about.more", { agency })}
            </MoreLink>
          </div>
        </Reveal>
        <div className={styles.plate}>
          <Picture src={column} alt="" ratio="fill" mirrored />
        </div>
      </div>
    </Section>
  );
}
