import type { FeaturedReport } from "@miqyas/contract";
import { inNumerals } from "../../i18n/numerals.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import typeStyles from "../../styles/type.module.css";
import layout from "../../styles/layout.module.css";
import { classNames } from "../../ui/class-names.ts";
import { StaffText } from "../../ui/staff-text.tsx";
import styles from "./report-facts.module.css";
import { useReportTexts } from "./use-report-texts.ts";

const counted = ["one", "two", "three", "four"] as const;

/** Up to four findings in large figures (RPD-4). */
export function ReportNumbers({ numbers }: Pick<FeaturedReport, "numbers">) {
  const { numbers: headings } = useReportTexts();
  const { formatLocale } = useTranslation();
  const count = counted[numbers.length - 1];
  if (!count) return null;
  return (
    <section className={classNames("on-dark", styles.numbers)} aria-labelledby="report-numbers">
      <div className={layout.wrap}>
        <h2 id="report-numbers" className={classNames(typeStyles.h4, typeStyles.quiet, styles.heading)}>
          {headings[count]}
        </h2>
        <dl className={styles.figures}>
          {numbers.map(({ value, label }, index) => (
            <div key={index}>
              <dt>
                <StaffText>{inNumerals(value, formatLocale)}</StaffText>
              </dt>
              <dd>
                <StaffText>{label}</StaffText>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
