import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./banner.module.css";

interface BannerProps {
  kind: "ok" | "error";
  title: string;
  children?: ReactNode;
  className?: string | undefined;
}

/**
 * The outcome of a visitor's action. An error is announced at once. A success is announced by the status region that
 * contains the banner: screen readers skip a region that appears together with its text.
 */
export function Banner({ kind, title, children, className }: BannerProps) {
  return (
    <div
      role={kind === "error" ? "alert" : undefined}
      className={classNames(styles.banner, styles[kind], className)}
    >
      <Icon name={kind === "ok" ? "check" : "alert"} />
      <div>
        <b className={styles.title}>{title}</b>
        {children}
      </div>
    </div>
  );
}
