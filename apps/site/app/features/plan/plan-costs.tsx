import { usePlanTranslation } from "../../study-plan/plan-translation.ts";
import { formatNumber } from "../../i18n/format.ts";
import { paths } from "../../routing/paths.ts";
import { givenMarginText } from "../../study-plan/plan-texts.ts";
import { neededSize } from "../../study-plan/study-plan.ts";
import type { StudyQuestion } from "../../study-plan/study-plan.ts";
import { Link } from "../../ui/link.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./plan.module.css";

const usual = [1, 2, 3, 4, 5, 7, 10];

/** The samples for the usual margins, all else as in the plan. Each row leads to a plan of its own. */
export function PlanCosts({ question, query }: { question: StudyQuestion; query: URLSearchParams }) {
  const texts = usePlanTranslation();
  const { t, formatLocale } = texts;
  const margins = [...new Set([...usual, question.margin ?? 5])].sort((a, b) => a - b);
  const rows = margins.map((margin) => ({ margin, size: neededSize(margin, question) }));
  const largest = Math.max(...rows.map(({ size }) => size));
  const addressOf = (margin: number) => {
    const changed = new URLSearchParams(query);
    changed.set("margin", String(margin));
    return `${paths.plan()}?${changed.toString()}#result`;
  };
  return (
    <Section id="costs" tone="limestone" heading={t("plan.costs.heading")} rulerValue={60}>
      <p className={styles.lead}>{t("plan.costs.lead")}</p>
      <table className={styles.costs}>
        <thead>
          <tr>
            <th scope="col">{t("plan.costs.margin")}</th>
            <th scope="col">{t("plan.costs.interviews")}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ margin, size }) => {
            const current = margin === question.margin;
            return (
              <tr key={margin} data-current={current || undefined}>
                <th scope="row">
                  <Link to={addressOf(margin)} aria-current={current || undefined}>
                    {givenMarginText(margin, texts)}
                  </Link>
                </th>
                <td>{formatNumber(size, formatLocale)}</td>
                <td aria-hidden="true">
                  <svg viewBox="0 0 100 1" preserveAspectRatio="none">
                    <rect width={(100 * size) / largest} height="1" />
                  </svg>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}
