import type { SiteSettings } from "@miqyas/contract";
import { useTranslation } from "../../i18n/use-translation.ts";
import rosette from "../../assets/art/member.svg?url";
import { paths } from "../../routing/paths.ts";
import { directoryOf } from "../../queries/site-settings.ts";
import layout from "../../styles/layout.module.css";
import typeStyles from "../../styles/type.module.css";
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { StaffText } from "../../ui/staff-text.tsx";
import { useAboutTexts } from "./use-about-texts.ts";
import styles from "./membership.module.css";

interface MembershipProps {
  /** The site's settings. `undefined` until the backend answers; the site's own address stands there until then. */
  settings: SiteSettings | undefined;
}

/** The agency's membership, with a link to verify it. An empty address in the settings hides the section (ABT-1). */
export function Membership({ settings }: MembershipProps) {
  const { t } = useTranslation();
  const texts = useAboutTexts();
  const directory = directoryOf(settings, t("agency.directory"));
  if (!directory) return null;
  return (
    <Section id="membership-section" rulerValue={95}>
      <div className={classNames(layout.grid, styles.columns)}>
        <div className={styles.words}>
          <h2 id="membership-section-heading" tabIndex={-1} className={typeStyles.h2}>
            <StaffText>{settings?.membership_heading ?? texts.membership.heading}</StaffText>
          </h2>
          <p className={styles.text}>
            <StaffText>{settings?.membership_text ?? texts.membership.text}</StaffText>
          </p>
          <div className={layout.row}>
            <ButtonLink href={directory} newTabNote={t("shell.newTab")}>
              {texts.membership.directory}
            </ButtonLink>
            <ButtonLink to={paths.contact()} variant="outline">
              {texts.membership.contact}
            </ButtonLink>
          </div>
        </div>
        <Picture src={rosette} alt="" ratio="16:9" className={styles.plate} />
      </div>
    </Section>
  );
}
