import { usePlanTranslation } from "../../study-plan/plan-translation.ts";
import { formatNumber } from "../../i18n/format.ts";
import { planFields } from "../../routing/route-table.ts";
import type { PlanField } from "../../routing/route-table.ts";
import { fieldRules } from "../../study-plan/read-plan.ts";
import type { ReadPlan } from "../../study-plan/read-plan.ts";
import { Anchor } from "../../ui/anchor.tsx";
import styles from "./plan.module.css";

/** What is wrong with a field, in words (PLAN-3). */
export function useFaultText(faults: ReadPlan["faults"]) {
  const { t, formatLocale } = usePlanTranslation();
  return (field: PlanField): string | undefined => {
    const fault = faults[field];
    const { least, most } = fieldRules[field];
    return (
      fault &&
      t(`plan.faults.${fault}`, {
        least: formatNumber(least, formatLocale),
        most: formatNumber(most, formatLocale),
      })
    );
  };
}

/** The faults of all fields in place of a result, each with the way to its field. */
export function PlanFaults({ faults }: { faults: ReadPlan["faults"] }) {
  const { t } = usePlanTranslation();
  const faultOf = useFaultText(faults);
  return (
    <ul className={styles.faults}>
      {planFields.map((field) => {
        const fault = faultOf(field);
        return (
          fault && (
            <li key={field}>
              <Anchor href={`#plan-${field}`}>
                {t("plan.faults.item", { label: t(`plan.labels.${field}`), fault })}
              </Anchor>
            </li>
          )
        );
      })}
    </ul>
  );
}
