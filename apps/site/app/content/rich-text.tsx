import { lazy, memo, Suspense, useMemo } from "react";
import { useLocale } from "../i18n/use-locale.ts";
import charts from "./charts/charts.module.css";
import { FigureGroup } from "./figure-group.tsx";
import { anchorHeadings } from "./headings.ts";
import { parseHtml } from "./parse-html.ts";
import { renderElements } from "./render-elements.tsx";
import { toSections } from "./sections.ts";
import type { Section } from "./sections.ts";
import { loadPatiently } from "../ui/load-patiently.ts";

/** The code of charts comes with the first one. Until then the server's drawing stays. */
const Chart = lazy(async () => {
  const { ChartOrTable } = await loadPatiently(() => import("./charts/chart-or-table.tsx"));
  return { default: ChartOrTable };
});

/**
 * Backend HTML as an article's body: prose, galleries in their final layout from the first paint, and tables that
 * scroll in their own box (ART-5…7). The caller puts it into an element of class `prose`.
 * @param headingsBefore number of headings in earlier texts of the page: gives the headings ids for `TableOfContents`
 */
export function RichText({ html, headingsBefore }: { html: string; headingsBefore?: number | undefined }) {
  const locale = useLocale();
  const sections = useMemo(() => {
    const tree = parseHtml(html);
    return toSections(headingsBefore === undefined ? tree : anchorHeadings(tree, headingsBefore), locale);
  }, [html, headingsBefore, locale]);
  return sections.map((section, index) => <SectionView key={index} section={section} />);
}

/** A part of a text. `memo` keeps the server's drawing of a chart until its code comes, whatever renders around it. */
export const SectionView = memo(function SectionView({ section }: { section: Section }) {
  switch (section.type) {
    case "text":
      return renderElements(section.nodes);
    case "image":
      return <FigureGroup figures={[section.figure]} />;
    case "gallery":
      return <FigureGroup figures={section.figures} />;
    case "chart":
      return (
        // The class brings the styles of charts into the first sheets of the page.
        <Suspense fallback={<div className={charts.chart} />}>
          <Chart figure={section.node} />
        </Suspense>
      );
    case "list":
    case "table":
    case "quote":
      return renderElements([section.node]);
  }
});
