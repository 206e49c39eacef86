import { useState } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";
import "./figures.module.css";
import "./charts/charts.module.css";
import { LazyRichText } from "./lazy-rich-text.tsx";

/** Elements that React makes usable: links, terms, pictures, charts, wide tables. */
const usable = /<(?:a|button|figure|img|picture|table)\b/i;

/** Hydration does not compare inner HTML: what the server wrote stays. One object, so that it is never written. */
const asServed = { __html: "" };

/**
 * Backend HTML in an element of its own. The browser keeps the server's markup of a text without links, pictures and
 * the like: a served page then needs no code for HTML. Any other text, and one that changes, is a `LazyRichText`.
 */
export function KeptText({ html, className }: { html: string; className?: string }) {
  const isHydrated = useHydrated();
  const [served] = useState(isHydrated ? null : html);
  if (!import.meta.env.SSR && html === served && !usable.test(html))
    return (
      <div
        className={className}
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- writes nothing: the server's markup stays
        dangerouslySetInnerHTML={asServed}
      />
    );
  return (
    <div key="text" className={className}>
      <LazyRichText html={html} />
    </div>
  );
}
