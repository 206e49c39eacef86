import { memo, Suspense } from "react";
import charts from "./charts/charts.module.css";
import { LazyRichText } from "./lazy-rich-text.tsx";

/** The chart of an entry. `memo` keeps the server's drawing until its code comes, whatever renders around it. */
export const LateChart = memo(function LateChart({ html }: { html: string }) {
  return (
    // The class brings the styles of charts into the first sheets of the page.
    <Suspense fallback={<div className={charts.chart} />}>
      <LazyRichText html={html} />
    </Suspense>
  );
});
