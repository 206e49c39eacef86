import { writeChartFigure } from "@miqyas/contract";
import { chartFixtures } from "@miqyas/contract/fixtures";
import { RichText } from "../../content/rich-text.tsx";
import { useLocale } from "../../i18n/use-locale.ts";
import prose from "../../styles/prose.module.css";

/** A chart of every kind, as a backend sends it. */
export function ChartSamples() {
  const locale = useLocale();
  const charts = chartFixtures((en, ar) => (locale === "ar" ? ar : en));
  return (
    <div className={prose.prose}>
      <RichText html={charts.map((chart) => writeChartFigure(chart, locale)).join("")} />
    </div>
  );
}
