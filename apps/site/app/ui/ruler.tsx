import { classNames } from "./class-names.ts";
import styles from "./ruler.module.css";

interface RulerProps {
  /** Where the reading stands, a whole number from 0 to 100 counted from the inline start; none without it. */
  value?: number | undefined;
  className?: string | undefined;
}

/** The edge of a ruler, with a reading. It decorates: what it says is said elsewhere. */
export function Ruler({ value, className }: RulerProps) {
  const at = value === undefined ? undefined : String(Math.round(value)).padStart(2, "0");
  return (
    <div className={classNames(styles.ruler, className)} data-at={at} data-sweep="" aria-hidden="true" />
  );
}
