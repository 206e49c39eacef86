import { classNames } from "./class-names.ts";
import styles from "./skeleton.module.css";

function Courses() {
  return (
    <div className={styles.lines}>
      <div className={classNames(styles.line, styles.short)} />
      <div className={classNames(styles.line, styles.title)} />
      <div className={classNames(styles.line, styles.title)} />
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={classNames(styles.line, styles.short, styles.foot)} />
    </div>
  );
}

interface SkeletonProps {
  /** `rows` for lists with a picture beside the text, `cards` for three per row. */
  kind: "rows" | "cards";
  /** Number of expected entries. */
  count: number;
}

/** Placeholder of a list while it loads. It needs a status text beside it. */
export function Skeleton({ kind, count }: SkeletonProps) {
  return (
    <div className={styles[kind]} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={kind === "rows" ? styles.row : undefined}>
          <div className={styles.plate} />
          <Courses />
        </div>
      ))}
    </div>
  );
}
