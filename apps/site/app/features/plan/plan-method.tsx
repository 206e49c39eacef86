import type { ReactNode } from "react";
import { usePlanTranslation } from "../../study-plan/plan-translation.ts";
import { Section } from "../../ui/section.tsx";
import styles from "./plan.module.css";

const n0 = (
  <>
    n<sub>0</sub>
  </>
);

/** The formulas, what they assume and where they come from (PLAN-2). */
export function PlanMethod() {
  const { t } = usePlanTranslation();
  return (
    <Section id="method" heading={t("plan.method.heading")} rulerValue={85}>
      <div className={styles.method}>
        <div>
          <Formula caption={t("plan.method.size", { symbol: "e" })}>
            {n0} = d · z<sup>2</sup> · p(1&nbsp;−&nbsp;p) / e<sup>2</sup>
          </Formula>
          <Formula caption={t("plan.method.correction", { symbol: "N" })}>
            n = {n0} / (1 + ({n0} − 1) / N)
          </Formula>
          <Formula caption={t("plan.method.margin", { symbol: "n" })}>
            e = z · √(&nbsp;d · p(1&nbsp;−&nbsp;p) / n · (N&nbsp;−&nbsp;n) / (N&nbsp;−&nbsp;1)&nbsp;)
          </Formula>
          <dl>
            {(["z", "p", "d"] as const).map((letter) => (
              <div key={letter}>
                <dt>
                  <i>{letter}</i>
                </dt>
                <dd>{t(`plan.method.${letter}`)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <p>{t("plan.method.subgroup")}</p>
          <p>{t("plan.method.field")}</p>
          <p>{t("plan.method.limits")}</p>
          <h3>{t("plan.method.sources")}</h3>
          <ul>
            <li>
              <span lang="en" dir="ltr">
                W. G. Cochran, <cite>Sampling Techniques</cite>, 3rd edition, Wiley, 1977
              </span>{" "}
              {t("plan.method.cochran")}
            </li>
            <li>
              <span lang="en" dir="ltr">
                L. Kish, <cite>Survey Sampling</cite>, Wiley, 1965
              </span>{" "}
              {t("plan.method.kish")}
            </li>
          </ul>
        </div>
      </div>
    </Section>
  );
}

function Formula({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      <p dir="ltr" lang="en">
        {children}
      </p>
    </figure>
  );
}
