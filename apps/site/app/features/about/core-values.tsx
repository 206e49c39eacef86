import type { CoreValue } from "@miqyas/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import typeStyles from "../../styles/type.module.css";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Section } from "../../ui/section.tsx";
import { LoadingStatus } from "../../ui/status.tsx";
import { completeValues, ownPlates } from "./own-values.ts";
import { StaffText } from "../../ui/staff-text.tsx";
import { useAboutTexts } from "./use-about-texts.ts";
import styles from "./core-values.module.css";

/** Four values as four rising bars (ABT-6). The site's own texts replace texts that the backend lacks. */
export function CoreValues({ values }: { values: UseQueryResult<CoreValue[]> }) {
  const { t } = useTranslation();
  const texts = useAboutTexts();
  const shown = completeValues(values.data ?? [], (key) => texts.values[key]);
  return (
    <Section id="values-section" heading={texts.valuesHeading} rulerValue={60}>
      {values.isPending ? (
        <LoadingStatus label={t("status.loading")} />
      ) : (
        <Reveal as="ul" motion="build" threshold={0.2} className={styles.values}>
          {shown.map((value) => (
            <li key={value.key} className={styles.value}>
              <div className={styles.plate}>
                <Picture
                  src={value.image ?? ownPlates[value.key]}
                  details={value.image_details}
                  alt=""
                  mirrored={!value.image}
                  fallback={ownPlates[value.key]}
                  ratio="fill"
                  sizes="(max-width: 860px) 46vw, 24vw"
                />
              </div>
              <div className={styles.words}>
                <h3 className={typeStyles.h3}>
                  <StaffText>{value.title}</StaffText>
                </h3>
                <p>
                  <StaffText>{value.description}</StaffText>
                </p>
              </div>
            </li>
          ))}
        </Reveal>
      )}
    </Section>
  );
}
