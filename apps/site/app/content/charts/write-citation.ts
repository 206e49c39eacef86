import { formatDigits } from "../../i18n/format.ts";
import type { Translation } from "../../i18n/create-i18n.ts";

/**
 * The citation of a chart: author, year in the reader's digits, title and address (CHART-4, CHART-6).
 * @param date when the numbers were collected, ISO 8601
 */
export function writeCitation(
  { t, formatLocale }: Translation,
  { title, address, date }: { title: string; address: string; date: string | null | undefined },
): string {
  const year = date ? `(${formatDigits(date.slice(0, 4), formatLocale)}). ` : "";
  return t("charts.citation", { title, address, year });
}
