import { isBracketed, isWithheld, writeSigned } from "@miqyas/contract";
import type { Chart, ChartRow } from "@miqyas/contract";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatNumber } from "../../i18n/format.ts";
import { extraColumns } from "./chart-csv.ts";
import styles from "./charts.module.css";

/**
 * The numbers of a chart in the reader's digits, to three decimals, but for values with too few answers. The CSV file has
 * them all.
 */
export function ChartTable({ chart }: { chart: Chart }) {
  const { t, formatLocale } = useTranslation();
  const extras = extraColumns(chart);
  const write = (value: number) => (
    <bdi dir="ltr">{writeSigned(value, formatLocale, (size) => formatNumber(size, formatLocale))}</bdi>
  );
  const writeValue = (value: number | null, row: ChartRow) => {
    if (value === null) return t("charts.missing");
    if (isWithheld(row)) return t("charts.smallBase");
    return isBracketed(row) ? <>({write(value)})</> : write(value);
  };
  // The range of a withheld value would give it away.
  const writeExtra = (column: (typeof extras)[number], row: ChartRow) =>
    row[column] === null || (column !== "base" && isWithheld(row)) ? "" : write(row[column]);
  return (
    <div className={styles.scroller} role="region" aria-label={chart.title} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{chart.title}</caption>
        <thead>
          <tr>
            <th scope="col">{chart.head}</th>
            {[...chart.series, ...extras.map((column) => t(`charts.columns.${column}`))].map(
              (name, index) => (
                <th key={index} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">{row.label}</th>
              {row.values.map((value, column) => (
                <td key={column}>{writeValue(value, row)}</td>
              ))}
              {extras.map((column) => (
                <td key={column}>{writeExtra(column, row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
