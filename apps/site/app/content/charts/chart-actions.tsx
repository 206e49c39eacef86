import type { Chart } from "@miqyas/contract";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { localizePath, paths } from "../../routing/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { writeCsv } from "./chart-csv.ts";
import type { Frame } from "./draw/scene.ts";
import styles from "./charts.module.css";

interface ChartActionsProps {
  chart: Chart;
  id: unknown;
  frameOf: (width: number) => Frame;
}

/** Name of a saved file, without its ending. */
const fileName = "miqyas-chart";

/** How long the "copied" notice stays, ms. */
const noticeTime = 3000;

const neverChanges = () => () => undefined;

/** The table, the drawing and the citation to take away. Without a script the table is left. */
export function ChartActions({ chart, id, frameOf }: ChartActionsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const runs = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const csv = writeCsv(chart, {
    low: t("charts.columns.low"),
    high: t("charts.columns.high"),
    base: t("charts.columns.base"),
  });
  const save = async (kind: "svg" | "png", figure: Element | null) => {
    const { saveDrawing } = await import("./save-drawing.ts");
    if (figure) await saveDrawing(kind, chart, frameOf, figure, fileName);
  };
  return (
    <ul className={styles.actions}>
      <li>
        <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`} download={`${fileName}.csv`}>
          <bdi>CSV</bdi>
        </a>
      </li>
      {runs &&
        (["svg", "png"] as const).map((kind) => (
          <li key={kind}>
            <button
              type="button"
              onClick={({ currentTarget }) => void save(kind, currentTarget.closest("figure"))}
            >
              <bdi>{kind.toUpperCase()}</bdi>
            </button>
          </li>
        ))}
      {runs && <CopyCitation chart={chart} />}
      {typeof id === "string" && (
        <li>
          <a href={localizePath(paths.chart(id), locale)}>{t("charts.embed")}</a>
        </li>
      )}
    </ul>
  );
}

/** Copies author, year, title and address. */
function CopyCitation({ chart }: { chart: Chart }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), noticeTime);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const address = location.href.replace(/#.*$/s, "");
    const year = (chart.to ?? chart.from)?.replace(/-.*$/s, "");
    const citation = t("charts.citation", { title: chart.title, address, year: year ? `(${year}). ` : "" });
    await navigator.clipboard.writeText(citation);
    setCopied(true);
  };
  return (
    <li>
      <button type="button" onClick={() => void copy()}>
        {copied ? t("charts.copied") : t("charts.cite")}
      </button>
      <span role="status" className="visually-hidden">
        {copied ? t("charts.copied") : ""}
      </span>
    </li>
  );
}
