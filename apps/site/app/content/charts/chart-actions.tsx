import type { Chart } from "@miqyas/contract";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useAgencyFacts } from "../../queries/agency-facts.ts";
import { localizePath, paths } from "../../routing/paths.ts";
import { useSiteOrigin } from "../../routing/site-origin.ts";
import { useAddress } from "../../routing/use-address.ts";
import { ActionButton } from "../../ui/action-button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { writeCsv } from "./chart-csv.ts";
import type { Frame } from "./draw/scene.ts";
import type { ChartWords } from "./use-chart-words.ts";
import { writeCitation } from "./write-citation.ts";
import styles from "./charts.module.css";

interface ChartActionsProps {
  chart: Chart;
  id: unknown;
  frameOf: (width: number) => Frame;
  words: ChartWords;
}

/** Name of a saved file, without its ending. */
const fileName = "miqyas-chart";

/** The table, the drawing and the citation to take away. Without a script the table is left. */
export function ChartActions({ chart, id, frameOf, words }: ChartActionsProps) {
  const translation = useTranslation();
  const { t, locale } = translation;
  const { name: agency } = useAgencyFacts();
  const runs = useHydrated();
  const address = useSiteOrigin() + localizePath(useAddress()?.path ?? paths.home(), locale);
  const csv = writeCsv(chart, {
    low: t("charts.columns.low"),
    high: t("charts.columns.high"),
    base: t("charts.columns.base"),
  });
  const save = async (kind: "svg" | "png", figure: Element | null) => {
    const { saveDrawing } = await import("./save-drawing.ts");
    if (figure) await saveDrawing(kind, { chart, words, address, frameOf }, figure, fileName);
  };
  /** Copies author, year, title and address. */
  const cite = async () => {
    const { title, to, from } = chart;
    const citation = writeCitation(translation, { agency, title, address, date: to ?? from });
    await navigator.clipboard.writeText(citation);
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
            <ActionButton name={kind.toUpperCase()} act={(button) => save(kind, button.closest("figure"))} />
          </li>
        ))}
      {runs && (
        <li>
          <ActionButton name={t("charts.cite")} done={t("charts.copied")} act={cite} />
        </li>
      )}
      {typeof id === "string" && (
        <li>
          <a href={localizePath(paths.chart(id), locale)}>{t("charts.embed")}</a>
        </li>
      )}
    </ul>
  );
}
