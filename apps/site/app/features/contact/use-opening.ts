import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatNumber } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { serviceQuery } from "../../queries/our-services.ts";
import { toolQuery } from "../../queries/tool-we-uses.ts";
import { decodePlan } from "../../study-plan/plan-code.ts";
import { planStudy } from "../../study-plan/study-plan.ts";

/** What a visitor came from: IDs of a service and a tool, and the numbers of a plan. */
export interface Origin {
  service: string | null;
  tool: string | null;
  plan: string | null;
}

/**
 * The beginning of the message for a visitor who came from a service, a tool or a plan; an empty text for others. The
 * address holds an ID and numbers only: the words are the site's, in the language of the page (SVD-6, PLAN-6).
 */
export function useOpening({ service, tool, plan }: Origin): string {
  const { t } = useTranslation();
  const locale = useLocale();
  const title = useQuery({ ...serviceQuery(locale, service ?? ""), enabled: service !== null }).data?.title;
  const name = useQuery({ ...toolQuery(locale, tool ?? ""), enabled: tool !== null }).data?.name;
  const planned = usePlanLines(plan);
  const lines = [
    ...(title ? [t("contact.form.aboutService", { service: title })] : []),
    ...(name ? [t("contact.form.aboutTool", { tool: name })] : []),
    ...planned,
  ];
  return lines.length > 0 ? `${lines.join("\n")}\n\n` : "";
}

function usePlanLines(code: string | null): string[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const question = code === null ? null : decodePlan(code);
  if (!question) return [];
  const text = (value: number | null) =>
    value === null ? "" : formatNumber(Math.round(value * 100) / 100, locale);
  const { needed, given } = planStudy(question);
  const { confidence, share, effect, population, smallest, teams, daily } = question;
  const field = (needed ?? given)?.field;
  const lines = [
    t("plan.message.opening"),
    needed && t("plan.message.needed", { number: text(needed.size), margin: text(question.margin) }),
    given &&
      t("plan.message.given", { number: text(given.size), margin: text(Math.round(given.margin * 10) / 10) }),
    t("plan.message.basis", { confidence: text(confidence), share: text(share), effect: text(effect) }),
    population !== null && t("plan.message.population", { number: text(population) }),
    smallest !== null && t("plan.message.smallest", { share: text(smallest) }),
    field && t("plan.message.field", { teams: text(teams), daily: text(daily), weeks: text(field.weeks) }),
    t("plan.message.question"),
  ];
  return lines.filter((line) => typeof line === "string");
}
