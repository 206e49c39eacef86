import type { Impact } from "@miqyas/contract";
import { useTranslation } from "../../i18n/use-translation.ts";
import plate from "../../assets/art/fallback-opinion.svg?url";
import typography from "../../styles/type.module.css";
import { Picture } from "../../ui/picture.tsx";
import { Tags } from "../../ui/tags.tsx";
import { StaffText } from "../../ui/staff-text.tsx";
import { TitleText } from "../../ui/title-text.tsx";
import styles from "./impact.module.css";

/** The effect of one study (HOME-11): a plate above or below the text; a small plate beside it on phones. */
export function ImpactCard({ impact }: { impact: Impact }) {
  const { t } = useTranslation();
  return (
    <li className={styles.cell}>
      <div className={styles.plate}>
        <Picture
          src={impact.image}
          details={impact.image_details}
          alt=""
          ratio="fill"
          sizes="(max-width: 860px) 120px, 33vw"
          fallback={plate}
        />
      </div>
      <div className={styles.words}>
        <h3 className={typography.h3}>
          <TitleText>{impact.title}</TitleText>
        </h3>
        {impact.description && (
          <p>
            <StaffText>{impact.description}</StaffText>
          </p>
        )}
        <Tags
          names={impact.services.map(({ title }) => title)}
          label={t("home.impact.services")}
          className={styles.tags}
        />
      </div>
    </li>
  );
}
