import type { Translation } from "../../i18n/create-i18n.ts";
import { decodePlan } from "../../study-plan/plan-code.ts";
import { formatGiven, givenMarginText, marginText, weeksText } from "../../study-plan/plan-texts.ts";
import { translatePlans } from "../../study-plan/plan-translation.ts";
import { planStudy } from "../../study-plan/study-plan.ts";

/** The lines of a message about a plan, by its code in the address; none for an invalid code (PLAN-6). */
export function writePlan(code: string, language: Pick<Translation, "formatLocale" | "locale">): string[] {
  const texts = translatePlans(language);
  const { t, formatLocale, locale } = texts;
  const question = decodePlan(code);
  if (!question) return [];
  const text = (value: number | null) => (value === null ? "" : formatGiven(value, formatLocale));
  const inSmallest = (margin: string) => t("plan.message.inSmallest", { margin });
  const comma = locale === "ar" ? "، " : ", ";
  const { needed, given } = planStudy(question);
  const { confidence, margin, share, effect, population, smallest, teams, daily } = question;
  const wanted = margin === null ? "" : givenMarginText(margin, texts);
  const field = (needed ?? given)?.field;
  const lines = [
    t("plan.message.opening"),
    needed &&
      t("plan.message.needed", {
        number: text(needed.size),
        margin: needed.smallest ? inSmallest(wanted) : wanted,
      }),
    given &&
      t("plan.message.given", {
        number: text(given.size),
        margin:
          marginText(given.margin, texts) +
          (given.smallest ? comma + inSmallest(marginText(given.smallest.margin, texts)) : ""),
      }),
    t("plan.message.basis", { confidence: text(confidence), share: text(share), effect: text(effect) }),
    population !== null && t("plan.message.population", { number: text(population) }),
    smallest !== null && t("plan.message.smallest", { share: text(smallest) }),
    field &&
      t("plan.message.field", {
        teams: text(teams),
        daily: text(daily),
        weeks: weeksText(field.weeks, texts),
      }),
    t("plan.message.question"),
  ];
  return lines.filter((line) => typeof line === "string");
}
