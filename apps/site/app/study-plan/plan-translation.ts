import { createTranslate } from "../i18n/create-i18n.ts";
import type { KeysOf, Translation } from "../i18n/create-i18n.ts";
import { plan as arabic } from "../i18n/messages/ar/plan.ts";
import { plan as english } from "../i18n/messages/en/plan.ts";
import { isArabicIndic } from "../i18n/numerals.ts";
import { useTranslation } from "../i18n/use-translation.ts";

const catalogues = { en: { plan: english }, ar: { plan: arabic } };
type PlanKey = KeysOf<(typeof catalogues)["en"]>;
export type PlanTranslation = Translation<PlanKey>;

/** The texts of plans in a language. They are in no catalogue that every page loads. */
export function translatePlans({
  locale,
  formatLocale,
}: Pick<Translation, "locale" | "formatLocale">): PlanTranslation {
  const numerals = isArabicIndic(formatLocale) ? "arab" : "latn";
  return { locale, formatLocale, t: createTranslate<PlanKey>(locale, catalogues[locale], numerals) };
}

/** `useTranslation` for the texts of plans. */
export const usePlanTranslation = (): PlanTranslation => translatePlans(useTranslation());
