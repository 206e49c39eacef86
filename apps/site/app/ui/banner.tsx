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
 * The outcome of something the visitor did. What went wrong is said at once; what went well, where the place it comes
 * into is a status: a region that comes together with its words stays unsaid.
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
