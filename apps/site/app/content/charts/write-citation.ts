import { formatDigits } from "../../i18n/format.ts";
import type { Translation } from "../../i18n/create-i18n.ts";

interface Cited {
  agency: string;
  title: string;
  address: string;
  /** When the numbers were collected, ISO 8601. */
  date: string | null | undefined;
}

/** The citation of a chart: author, year in the reader's digits, title and address (CHART-4, CHART-6). */
export function writeCitation({ t, formatLocale }: Translation, { date, ...cited }: Cited): string {
  const year = date ? `(${formatDigits(date.slice(0, 4), formatLocale)}). ` : "";
  return t("charts.citation", { ...cited, year });
}
