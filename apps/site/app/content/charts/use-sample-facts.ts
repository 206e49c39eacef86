import type { Chart } from "@miqyas/contract";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatDate, formatNumber } from "../../i18n/format.ts";

/** A wide space between facts: beside Arabic digits a middle dot looks like a zero. */
export const factSpace = "\u2003";

/** How many were asked, and when: what is known of it, in the reader's language. */
export function useSampleFacts({ n, from, to }: Pick<Chart, "n" | "from" | "to">): string[] {
  const { t, formatLocale } = useTranslation();
  return [
    n === null ? "" : t("charts.n", { n: formatNumber(n, formatLocale) }),
    from && to && from !== to
      ? t("charts.days", { from: formatDate(from, formatLocale), to: formatDate(to, formatLocale) })
      : formatDate(from ?? to, formatLocale),
  ].filter(Boolean);
}
