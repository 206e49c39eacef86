import { useMemo } from "react";
import { parseHtml } from "../../content/parse-html.ts";
import { renderElements } from "../../content/render-elements.tsx";
import prose from "../../styles/prose.module.css";
import { classNames } from "../../ui/class-names.ts";
import { markParagraphs } from "./mark-paragraphs.ts";
import styles from "./policy.module.css";

/** A policy's HTML with its numbered and bulleted paragraphs marked (POL-2…POL-4). */
export function PolicyText({ html }: { html: string }) {
  const blocks = useMemo(() => markParagraphs(parseHtml(html)), [html]);
  return <div className={classNames(prose.prose, styles.policy)}>{renderElements(blocks)}</div>;
}
