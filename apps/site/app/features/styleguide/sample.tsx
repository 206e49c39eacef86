import type { ReactNode } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./sample.module.css";

/** Returns a function that picks the text in the page's language. */
export function useSay(): (english: string, arabic: string) => string {
  const locale = useLocale();
  return (english, arabic) => (locale === "ar" ? arabic : english);
}

interface SampleProps {
  caption: string;
  width?: "half" | "third" | "wide";
  children: ReactNode;
}

/** One component in its states, below a caption. */
export function Sample({ caption, width = "half", children }: SampleProps) {
  return (
    <div
      className={classNames(
        styles.sample,
        width === "wide" && styles.wide,
        width === "third" && styles.third,
      )}
    >
      <h3 className={styles.caption}>{caption}</h3>
      {children}
    </div>
  );
}

/** A dark or pistachio background for a component. */
export function Ground({ scope, children }: { scope: "on-dark" | "on-pist"; children: ReactNode }) {
  return <div className={classNames(styles.ground, scope)}>{children}</div>;
}
