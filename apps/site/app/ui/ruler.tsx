import { classNames } from "./class-names.ts";
import styles from "./ruler.module.css";

interface RulerProps {
  /** Position of the mark: a whole number from 0 to 100, from the inline start. Without it there is no mark. */
  value?: number | undefined;
  className?: string | undefined;
}

/** The edge of a ruler with a mark. Decorative: the text has the same information. */
export function Ruler({ value, className }: RulerProps) {
  const at = value === undefined ? undefined : String(Math.round(value)).padStart(2, "0");
  return (
    <div className={classNames(styles.ruler, className)} data-at={at} data-sweep="" aria-hidden="true" />
  );
}
