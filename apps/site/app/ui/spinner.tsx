import { classNames } from "./class-names.ts";
import styles from "./spinner.module.css";

const ticks = Array.from({ length: 11 }, (_, index) => index);

/** An animated ruler that shows progress. It needs a text beside it for screen readers. */
export function Spinner({ small = false }: { small?: boolean }) {
  return (
    <span className={classNames(styles.spinner, small && styles.small)} aria-hidden="true">
      {ticks.slice(0, small ? 6 : 11).map((tick) => (
        <i key={tick} />
      ))}
    </span>
  );
}
