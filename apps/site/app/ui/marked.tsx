import { markedParts } from "@miqyas/contract";
import type { Mark } from "@miqyas/contract";
import styles from "./marked.module.css";

interface MarkedProps {
  /** Plain text. */
  text: string;
  /** The parts that match a search, in order. */
  marks: readonly Readonly<Mark>[];
}

/** A text with the parts that a search has found (SRCH-12). */
export function Marked({ text, marks }: MarkedProps) {
  return markedParts(text, marks).map(({ text: part, isMarked }, index) =>
    isMarked ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
