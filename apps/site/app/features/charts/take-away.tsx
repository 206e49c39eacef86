import { escapeHtml } from "@miqyas/contract";
import type { ChartEntry } from "@miqyas/contract";
import { writeCitation } from "../../content/charts/write-citation.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useAgencyFacts } from "../../queries/agency-facts.ts";
import { localizePath, paths } from "../../routing/paths.ts";
import { useSiteOrigin } from "../../routing/site-origin.ts";
import { Ltr } from "../../ui/ltr.tsx";
import styles from "./chart.module.css";

/** Height of an embedded chart, px. A longer one scrolls inside its frame. */
const frameHeight = 640;

/** The code that embeds the chart in another page, and its citation. One press selects the whole text. */
export function TakeAway({ entry: { id, title, html } }: { entry: ChartEntry }) {
  const translation = useTranslation();
  const { t, locale } = translation;
  const { name: agency } = useAgencyFacts();
  const address = useSiteOrigin() + localizePath(paths.chart(id), locale);
  // The end, which is written after the start, or the only day.
  const [, date] = /.*\bdata-(?:to|from)="(\d{4}-[^"]*)/s.exec(html) ?? [];
  const code = `<iframe src="${address}" title="${escapeHtml(title)}" width="100%" height="${String(frameHeight)}" style="border:0" loading="lazy"></iframe>`;
  return (
    <details className={styles.takeAway}>
      <summary>{t("charts.embed")}</summary>
      <p>{t("charts.advice")}</p>
      <p className={styles.text}>
        <Ltr>{code}</Ltr>
      </p>
      <h2>{t("charts.cite")}</h2>
      <p className={styles.text}>{writeCitation(translation, { agency, title, address, date })}</p>
    </details>
  );
}
