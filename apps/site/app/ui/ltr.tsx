import type { ReactNode } from "react";
import styles from "./ltr.module.css";

/** Text that reads from left to right in both languages: phone numbers, e-mail and web addresses (LAY-14). */
export function Ltr({ children }: { children: ReactNode }) {
  return (
    <span className={styles.ltr} dir="ltr">
      {children}
    </span>
  );
}
