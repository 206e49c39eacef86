import type { ReactNode } from "react";
import { usePlanTranslation } from "../../study-plan/plan-translation.ts";
import { formatNumber } from "../../i18n/format.ts";
import { paths } from "../../routing/paths.ts";
import { planFields } from "../../routing/route-table.ts";
import { encodePlan } from "../../study-plan/plan-code.ts";
import {
  formatGiven,
  formatPoints,
  givenMarginText,
  marginText,
  unitOfPoints,
  weeksText,
} from "../../study-plan/plan-texts.ts";
import { planStudy } from "../../study-plan/study-plan.ts";
import type { PlannedSample, StudyQuestion } from "../../study-plan/study-plan.ts";
import typeStyles from "../../styles/type.module.css";
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { MarginRuler } from "./margin-ruler.tsx";
import styles from "./plan.module.css";

interface PlanResultProps {
  question: StudyQuestion;
  query: URLSearchParams;
}

/** The answer both ways: the sample for the wanted margin, the margin of the given sample (PLAN-2). */
export function PlanResult({ question, query }: PlanResultProps) {
  const texts = usePlanTranslation();
  const { t, formatLocale } = texts;
  const { needed, given } = planStudy(question);
  const { confidence, margin, smallest } = question;
  const level = formatNumber(confidence, formatLocale);
  return (
    <>
      {needed && margin !== null && (
        <Answer
          number={formatNumber(needed.size, formatLocale)}
          unit={t("plan.result.interviews", { count: needed.size })}
          sample={needed}
          question={question}
        >
          {t(smallest === null ? "plan.result.forMargin" : "plan.result.forMarginInEach", {
            margin: givenMarginText(margin, texts),
            confidence: level,
          })}
        </Answer>
      )}
      {given && (
        <Answer
          number={`±${formatPoints(given.margin, formatLocale)}`}
          unit={unitOfPoints(given.margin, texts)}
          sample={given}
          question={question}
        >
          {t("plan.result.withInterviews", {
            number: formatNumber(given.size, formatLocale),
            confidence: level,
          })}
        </Answer>
      )}
      <Asked question={question} />
      <div className={styles.start}>
        <ButtonLink to={`${paths.contact()}?plan=${encodePlan(query)}`} size="lg">
          {t("plan.result.start")}
        </ButtonLink>
        <p>{t("plan.result.keep")}</p>
      </div>
    </>
  );
}

interface AnswerProps {
  number: string;
  unit: string;
  sample: PlannedSample;
  question: StudyQuestion;
  children: ReactNode;
}

function Answer({ number, unit, sample, question, children }: AnswerProps) {
  const texts = usePlanTranslation();
  const { t, formatLocale } = texts;
  const { smallest, field } = sample;
  return (
    <div className={styles.answer}>
      <p>
        <b className={classNames(typeStyles.d1, styles.number)}>{number}</b> <span>{unit}</span>
      </p>
      <p className={styles.caption}>{children}</p>
      {sample.everybody ? (
        <p className={styles.remark}>{t("plan.result.everybody")}</p>
      ) : (
        <MarginRuler share={question.share} margin={sample.margin} />
      )}
      {sample.tooSmall && <p className={styles.remark}>{t("plan.result.tooSmall")}</p>}
      <dl className={styles.facts}>
        {smallest && (
          <>
            <Fact name={t("plan.result.smallest")}>
              {t("plan.result.smallestText", {
                number: formatNumber(smallest.size, formatLocale),
                unit: t("plan.result.interviews", { count: smallest.size }),
                margin: marginText(smallest.margin, texts),
              })}
            </Fact>
            <Fact name={t("plan.result.whole")}>{marginText(sample.margin, texts)}</Fact>
          </>
        )}
        {field && (
          <Fact name={t("plan.result.field")} note={t("plan.result.fieldNote")}>
            {t("plan.result.fieldText", {
              count: field.days,
              number: formatNumber(field.days, formatLocale),
              weeks: weeksText(field.weeks, texts),
            })}
          </Fact>
        )}
      </dl>
    </div>
  );
}

function Fact({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}

/** The numbers of the question, on paper only: the form is not printed. */
function Asked({ question }: { question: StudyQuestion }) {
  const { t, formatLocale } = usePlanTranslation();
  return (
    <dl className={classNames(styles.facts, styles.asked)}>
      <Fact name={t("plan.labels.confidence")}>
        {t("plan.percent", { number: formatNumber(question.confidence, formatLocale) })}
      </Fact>
      {planFields.map((field) => {
        const value = field === "groups" ? null : question[field];
        return (
          value !== null && (
            <Fact key={field} name={t(`plan.labels.${field}`)}>
              {formatGiven(value, formatLocale)}
            </Fact>
          )
        );
      })}
    </dl>
  );
}
