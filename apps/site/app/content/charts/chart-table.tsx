import type { Chart } from "@miqyas/contract";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatNumber } from "../../i18n/format.ts";
import { extraColumns } from "./chart-csv.ts";
import styles from "./charts.module.css";

/** The numbers of a chart in the reader's digits, to three decimals. The CSV file has them all. */
export function ChartTable({ chart }: { chart: Chart }) {
  const { t, formatLocale } = useTranslation();
  const extras = extraColumns(chart);
  const write = (value: number | null) =>
    value === null ? t("charts.missing") : <bdi dir="ltr">{formatNumber(value, formatLocale)}</bdi>;
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
                <td key={column}>{write(value)}</td>
              ))}
              {extras.map((column) => (
                <td key={column}>{row[column] === null ? "" : write(row[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
