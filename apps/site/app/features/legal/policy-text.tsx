import type { Element } from "hast";
import { renderElements } from "../../content/render-elements.tsx";
import prose from "../../styles/prose.module.css";
import { classNames } from "../../ui/class-names.ts";
import styles from "./policy.module.css";

/** A policy's blocks with marked sections and list items (POL-2…POL-4). */
export function PolicyText({ blocks }: { blocks: Element[] }) {
  return <div className={classNames(prose.prose, styles.policy)}>{renderElements(blocks)}</div>;
}
