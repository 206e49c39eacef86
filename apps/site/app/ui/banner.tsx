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

/** The outcome of something the visitor did: said politely when it went well, at once when it did not. */
export function Banner({ kind, title, children, className }: BannerProps) {
  return (
    <div
      role={kind === "ok" ? "status" : "alert"}
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
