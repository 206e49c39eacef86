import { usePlanTranslation } from "../../study-plan/plan-translation.ts";
import { formatNumber } from "../../i18n/format.ts";
import { formatPoints } from "../../study-plan/plan-texts.ts";
import styles from "./plan.module.css";

const ticks = Array.from({ length: 51 }, (_, index) => index * 2)
  .map((at) => `M${at} 0v${at % 50 === 0 ? 13 : at % 10 === 0 ? 8 : 4}`)
  .join("");

/** The expected share on a ruler of 0 to 100 per cent, between its limits. The sentence below says the same. */
export function MarginRuler({ share, margin }: { share: number; margin: number }) {
  const { t, formatLocale } = usePlanTranslation();
  const low = Math.max(0, share - margin);
  const high = Math.min(100, share + margin);
  const points = { share: formatPoints(share, formatLocale), low: formatPoints(low, formatLocale) };
  return (
    <div className={styles.range}>
      <svg viewBox="0 0 100 30" preserveAspectRatio="none" aria-hidden="true">
        <rect x={low} width={high - low} height="30" />
        <path d={ticks} vectorEffect="non-scaling-stroke" />
        <path d={`M${share} 0V30`} vectorEffect="non-scaling-stroke" className={styles.reading} />
      </svg>
      <p aria-hidden="true">
        {[0, 50, 100].map((at) => (
          <span key={at}>{formatNumber(at, formatLocale)}</span>
        ))}
      </p>
      <p>{t("plan.result.range", { ...points, high: formatPoints(high, formatLocale) })}</p>
    </div>
  );
}
