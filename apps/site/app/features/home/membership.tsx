import { useTranslation } from "../../i18n/use-translation.ts";
import rosette from "../../assets/art/member.svg?url";
import { directoryOf, useSiteSettings } from "../../queries/site-settings.ts";
import layout from "../../styles/layout.module.css";
import typography from "../../styles/type.module.css";
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./membership.module.css";

/** The agency's membership, with a link to verify it. An empty address in the settings removes the link (HOME-16). */
export function Membership() {
  const { t } = useTranslation();
  const settings = useSiteSettings();
  const directory = directoryOf(settings, t("agency.directory"));
  return (
    <Section id="membership-section" tone="basalt" bleed>
      <div className={classNames(layout.wrap, styles.columns)}>
        <Reveal className={styles.words}>
          <h2 id="membership-section-heading" tabIndex={-1} className={typography.h2}>
            {t("home.membership.heading")}
          </h2>
          <p className={styles.text}>{t("home.membership.text")}</p>
          {directory && (
            <ButtonLink href={directory} newTabNote={t("shell.newTab")}>
              {t("home.membership.find")}
            </ButtonLink>
          )}
        </Reveal>
        <div className={styles.plate}>
          <div className={styles.rosette}>
            <Picture src={rosette} alt="" ratio="1:1" fit="contain" />
          </div>
        </div>
      </div>
    </Section>
  );
}
