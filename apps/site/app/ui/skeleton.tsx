import { classNames } from "./class-names.ts";
import styles from "./skeleton.module.css";

function Courses() {
  return (
    <div className={styles.courses}>
      <div className={classNames(styles.course, styles.short)} />
      <div className={classNames(styles.course, styles.title)} />
      <div className={classNames(styles.course, styles.title)} />
      <div className={styles.course} />
      <div className={styles.course} />
      <div className={classNames(styles.course, styles.short, styles.foot)} />
    </div>
  );
}

interface SkeletonProps {
  /** `rows` for lists with a plate beside the words, `cards` for three in a row. */
  kind: "rows" | "cards";
  /** How many are on their way. */
  count: number;
}

/** The shape of a list before its words arrive: one plate, six courses. Say it is loading in a status beside it. */
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
