import { usePlanTranslation } from "../../study-plan/plan-translation.ts";
import { formatNumber } from "../../i18n/format.ts";
import styles from "./plan.module.css";

/** Typical design effects, by the way the sample is drawn. */
const typical = [
  [[1], "simple"],
  [[1.2, 1.5], "weighted"],
  [[1.5, 2], "clustered"],
  [[2, 3], "large"],
] as const;

/** Kish's design effect of clusters. The signs around it keep its direction in Arabic. */
const formula = { formula: "\u2066d = 1 + (b − 1) × ρ\u2069", b: "b", rho: "ρ" };

/** What a design effect is, with typical values (PLAN-4). It opens without a script. */
export function DesignEffect() {
  const { t, formatLocale } = usePlanTranslation();
  return (
    <details className={styles.effect}>
      <summary>{t("plan.effect.question")}</summary>
      <p>{t("plan.effect.answer")}</p>
      <dl>
        {typical.map(([values, key]) => (
          <div key={key}>
            <dt>{values.map((value) => formatNumber(value, formatLocale)).join("–")}</dt>
            <dd>{t(`plan.effect.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t("plan.effect.formula", formula)}</p>
    </details>
  );
}
