import { Fragment, useEffect, useRef, useState } from "react";
import type { FormEvent, MouseEvent, ReactNode } from "react";
import { usePlanTranslation } from "../../study-plan/plan-translation.ts";
import { useNavigate } from "react-router";
import { formatNumber } from "../../i18n/format.ts";
import { formatTyped } from "../../study-plan/plan-texts.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { isHere } from "../../routing/is-here.ts";
import { localizePath, paths } from "../../routing/paths.ts";
import { planFields } from "../../routing/route-table.ts";
import type { PlanField } from "../../routing/route-table.ts";
import { fieldRules, planDefaults } from "../../study-plan/read-plan.ts";
import type { ReadPlan } from "../../study-plan/read-plan.ts";
import { confidenceLevels } from "../../study-plan/sample-size.ts";
import typeStyles from "../../styles/type.module.css";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Field } from "../../ui/field.tsx";
import { Link } from "../../ui/link.tsx";
import { opensElsewhere } from "../../ui/opens-elsewhere.ts";
import { DesignEffect } from "./design-effect.tsx";
import { useFaultText } from "./plan-faults.tsx";
import styles from "./plan.module.css";

interface PlanFormProps {
  /** The valid parameters of the address: what was typed, right or wrong. */
  query: URLSearchParams;
  faults: ReadPlan["faults"];
  /** Called before the answer is shown. */
  onAsk: () => void;
  className: string | undefined;
}

/** The questions of a plan: a plain form that writes them into the address, with and without a script (PLAN-1, PLAN-3). */
export function PlanForm({ query, faults, onAsk, className }: PlanFormProps) {
  const { t, formatLocale } = usePlanTranslation();
  const locale = useLocale();
  const navigate = useNavigate();
  const faultOf = useFaultText(faults);
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(formatLocale);
  const [isFresh, setFresh] = useState(false);
  // Raised where the fields begin anew and the address stays.
  const [filling, setFilling] = useState(0);
  // The fields keep what is typed. It follows the language and the digits of the page.
  useEffect(() => {
    if (shown.current === formatLocale) return;
    shown.current = formatLocale;
    for (const name of planFields) {
      const field = form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (field) field.value = formatTyped(field.value, name, formatLocale);
    }
  }, [formatLocale]);

  /** What the field shows: what was typed, else its default. Without a margin and with a sample only the sample counts. */
  function valueOf(name: PlanField): string | undefined {
    const typed = query.get(name);
    if (typed !== null) return formatTyped(typed, name, formatLocale);
    if (name === "margin" && query.has("sample")) return undefined;
    return name in planDefaults
      ? formatNumber(planDefaults[name as keyof typeof planDefaults], formatLocale)
      : undefined;
  }

  const field = (name: PlanField, hint?: string) => (
    <Field
      id={`plan-${name}`}
      name={name}
      label={t(`plan.labels.${name}`)}
      optionalNote={name in planDefaults ? undefined : t("plan.optional")}
      hint={hint}
      inputMode={fieldRules[name].whole ? "numeric" : "decimal"}
      maxLength={20}
      defaultValue={valueOf(name)}
      error={faultOf(name)}
    />
  );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === "string" && value.trim()) asked.set(name, value.trim());
    // The order of canonical addresses.
    asked.sort();
    setFresh(false);
    onAsk();
    const address = localizePath(`${paths.plan()}?${asked.toString()}`, locale);
    if (asked.toString() === query.toString()) setFilling(filling + 1);
    void navigate(address, { replace: isHere(address) });
  };

  const startAgain = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    if (query.size === 0) setFilling(filling + 1);
    setFresh(true);
  };

  return (
    <form
      ref={form}
      aria-label={t("plan.heading")}
      action={`${localizePath(paths.plan(), locale)}#result`}
      // The address has the values. Firefox would put earlier ones back at a reload.
      autoComplete="off"
      className={className}
      onSubmit={submit}
    >
      {/* Another plan fills the fields anew. The buttons stay, and keep the focus. */}
      <Fragment key={`${filling} ${query.toString()}`}>
        <Part heading={t("plan.parts.ask")} note={t("plan.parts.askNote")}>
          {field("margin")}
          {field("sample")}
        </Part>
        <Part heading={t("plan.parts.certainty")}>
          <Confidence chosen={query.get("confidence") ?? "95"} />
          {field("share", t("plan.hints.share"))}
        </Part>
        <Part heading={t("plan.parts.drawn")}>
          {field("population", t("plan.hints.population"))}
          {field("effect", t("plan.hints.effect"))}
          <DesignEffect />
        </Part>
        <Part heading={t("plan.parts.subgroups")} note={t("plan.parts.subgroupsNote")}>
          {field("groups")}
          {field("smallest")}
        </Part>
        <Part heading={t("plan.parts.field")} note={t("plan.parts.fieldNote")}>
          {field("teams")}
          {field("daily")}
          {field("days")}
        </Part>
      </Fragment>
      <div className={styles.send}>
        <Button type="submit" size="lg">
          {t("plan.calculate")}
        </Button>
        <Link to={paths.plan()} onClick={startAgain}>
          {t("plan.again")}
        </Link>
      </div>
      {/* The link keeps the focus: nothing else says that the fields and the result are others. */}
      <p role="status" className="visually-hidden">
        {isFresh && query.size === 0 && <span key={filling}>{t("plan.startedAgain")}</span>}
      </p>
    </form>
  );
}

function Part({ heading, note, children }: { heading: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend className={classNames(typeStyles.h4, styles.legend)}>{heading}</legend>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

function Confidence({ chosen }: { chosen: string }) {
  const { t, formatLocale } = usePlanTranslation();
  return (
    <fieldset aria-describedby="plan-confidence-hint" className={styles.confidence}>
      <legend>{t("plan.labels.confidence")}</legend>
      <div className={styles.levels}>
        {confidenceLevels.map((level) => (
          <label key={level}>
            <input type="radio" name="confidence" value={level} defaultChecked={String(level) === chosen} />
            <span>{t("plan.percent", { number: formatNumber(level, formatLocale) })}</span>
          </label>
        ))}
      </div>
      <p id="plan-confidence-hint">{t("plan.hints.confidence")}</p>
    </fieldset>
  );
}
