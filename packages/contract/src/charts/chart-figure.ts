import { escapeHtml } from "../escape-html.ts";
import type { Locale } from "../locale.ts";
import type { Chart, ChartRow } from "./chart.ts";
import { writeSigned } from "./write-signed.ts";

const attribute = (name: string, value: string | number | null) =>
  value === null || value === "" ? "" : ` data-${name}="${escapeHtml(String(value))}"`;

/** Words of the table, for readers without this site and in the form of a chart. */
export const chartWords = {
  en: { low: "Low", high: "High", base: "n", missing: "no data" },
  ar: { low: "من", high: "إلى", base: "ن", missing: "لا بيانات" },
} as const satisfies Record<Locale, Record<string, string>>;

/**
 * Writes a chart as it stands in the HTML of a text (`docs/charts.md`): a `figure` with a caption and a table. A reader
 * without this site still has both. The numbers are in `data value`; the text beside them is for people.
 * @param id the chart's id in `GET /charts/{id}`, where the backend has that call
 */
export function writeChartFigure(chart: Chart, locale: Locale, id: number | string | null = null): string {
  const { mark } = chart;
  const attributes = [
    attribute("id", id),
    attribute("chart", chart.kind),
    attribute("unit", chart.unit),
    attribute("n", chart.n),
    attribute("from", chart.from),
    attribute("to", chart.to),
    attribute("min", chart.min),
    attribute("max", chart.max),
    attribute("moe", chart.margin),
    attribute("highlight", chart.highlight),
    attribute("gap", chart.gap),
    attribute("note", mark && `${String(mark.row)}|${mark.text}`),
  ];
  return `<figure${attributes.join("")}>${captionOf(chart)}${tableOf(chart, locale)}</figure>`;
}

function captionOf({ title, measure, base, question, source, note }: Chart): string {
  const parts = Object.entries({ measure, base, question, source, note });
  const lines = parts.map(([part, text]) => text && `<span data-part="${part}">${escapeHtml(text)}</span>`);
  return `<figcaption><strong>${escapeHtml(title)}</strong> ${lines.filter(Boolean).join(" ")}</figcaption>`;
}

function tableOf({ head, series, rows }: Chart, locale: Locale): string {
  const { low, high, base, missing } = chartWords[locale];
  const number = new Intl.NumberFormat(locale === "ar" ? "ar-u-nu-arab" : "en", {
    maximumFractionDigits: 20,
  });
  const data = (value: number) =>
    `<data value="${String(value)}">${writeSigned(value, locale, (size) => number.format(size))}</data>`;
  const extras: [name: keyof ChartRow & ("low" | "high" | "base"), text: string][] = [
    ["low", low],
    ["high", high],
    ["base", base],
  ];
  const shown = extras.filter(([name]) => rows.some((row) => row[name] !== null));
  const heads = [
    `<th scope="col">${escapeHtml(head)}</th>`,
    ...series.map((name) => `<th scope="col">${escapeHtml(name)}</th>`),
    ...shown.map(([name, text]) => `<th scope="col"${attribute("part", name)}>${text}</th>`),
  ];
  const body = rows.map((row) => {
    const cells = [
      ...row.values.map((value) => (value === null ? missing : data(value))),
      ...shown.map(([name]) => {
        const value = row[name];
        return value === null ? "" : data(value);
      }),
    ];
    return `<tr><th scope="row">${escapeHtml(row.label)}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  });
  return `<table><thead><tr>${heads.join("")}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}
