import type { Chart } from "@miqyas/contract";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { MouseEvent } from "react";
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

/** How long a notice stays, ms. */
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
  /** Copies author, year, title and address. */
  const cite = async () => {
    const address = location.href.replace(/#.*$/s, "");
    const year = (chart.to ?? chart.from)?.replace(/-.*$/s, "");
    const citation = t("charts.citation", { title: chart.title, address, year: year ? `(${year}). ` : "" });
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
          <Action
            key={kind}
            name={kind.toUpperCase()}
            act={(button) => save(kind, button.closest("figure"))}
          />
        ))}
      {runs && <Action name={t("charts.cite")} done={t("charts.copied")} act={cite} />}
      {typeof id === "string" && (
        <li>
          <a href={localizePath(paths.chart(id), locale)}>{t("charts.embed")}</a>
        </li>
      )}
    </ul>
  );
}

interface ActionProps {
  name: string;
  /** Stands for a moment in place of the name once the act is done. */
  done?: string;
  act: (button: Element) => Promise<void>;
}

/** A button that is busy while its act lasts. After one that failed it asks for another try. */
function Action({ name, done, act }: ActionProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<"busy" | "done" | "failed" | null>(null);
  useEffect(() => {
    if (state !== "done") return;
    const timer = setTimeout(() => setState(null), noticeTime);
    return () => clearTimeout(timer);
  }, [state]);
  const press = ({ currentTarget }: MouseEvent) => {
    if (state === "busy") return;
    setState("busy");
    act(currentTarget).then(
      () => setState("done"),
      () => setState("failed"),
    );
  };
  const notice = state === "done" ? done : state === "failed" && `${name} · ${t("status.tryAgain")}`;
  return (
    <li>
      <button type="button" aria-busy={state === "busy" || undefined} onClick={press}>
        {notice || <bdi>{name}</bdi>}
      </button>
      <span role="status" className="visually-hidden">
        {notice}
      </span>
    </li>
  );
}
