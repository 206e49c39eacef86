import { useEffect, useRef } from "react";
import { usePlanTranslation } from "../../study-plan/plan-translation.ts";
import { useAddress } from "../../routing/use-address.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { readPlan } from "../../study-plan/read-plan.ts";
import layout from "../../styles/layout.module.css";
import { classNames } from "../../ui/class-names.ts";
import { PageTitle } from "../../ui/page-title.tsx";
import { PlanCosts } from "./plan-costs.tsx";
import { PlanFaults } from "./plan-faults.tsx";
import { PlanForm } from "./plan-form.tsx";
import { PlanMethod } from "./plan-method.tsx";
import { PlanResult } from "./plan-result.tsx";
import styles from "./plan.module.css";

/**
 * Plans a study: the sample for a margin of error, the margin of a sample, and the time in the field (PLAN-1…PLAN-7). The
 * address holds the plan; search engines know the page without one.
 */
export default function Plan() {
  const { t } = usePlanTranslation();
  const query = useAddress()?.query ?? "";
  const parameters = new URLSearchParams(query);
  const { question, faults } = readPlan(parameters);
  const result = useRef<HTMLHeadingElement>(null);
  const isAsked = useRef(false);
  // The answer to what was asked last, also to the same question again.
  useEffect(() => {
    if (isAsked.current) result.current?.focus();
    isAsked.current = false;
  });
  return (
    <>
      <PageHead page="plan" />
      <PageTitle heading={t("plan.heading")} lead={t("plan.lead")} />
      <div className={classNames(layout.wrap, layout.grid, styles.page)}>
        <PlanForm
          query={parameters}
          faults={faults}
          onAsk={() => {
            isAsked.current = true;
          }}
          className={styles.form}
        />
        <section id="result" aria-labelledby="result-heading" className={styles.result}>
          <div className={classNames("on-dark", styles.panel)}>
            <h2 id="result-heading" ref={result} tabIndex={-1} className={styles.resultHeading}>
              {question ? t("plan.result.heading") : t("plan.faults.heading")}
            </h2>
            {question ? (
              <PlanResult question={question} query={parameters} />
            ) : (
              <PlanFaults faults={faults} />
            )}
          </div>
        </section>
      </div>
      {question && <PlanCosts question={question} query={parameters} />}
      <PlanMethod />
    </>
  );
}
