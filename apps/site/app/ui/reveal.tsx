import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { useReveal } from "./use-reveal.ts";
import styles from "./reveal.module.css";

interface RevealProps {
  children: ReactNode;
  /** `rise` for text; `build` for bars and plates, which grow from the bottom. */
  motion?: "rise" | "build";
  /** The share of it, 0–1, that must be in view (NAV-6). */
  threshold?: number;
  as?: "div" | "ul" | "ol";
  className?: string | undefined;
}

/**
 * Its children enter one after the other when it first comes into view. Without a script they are visible at once
 * (NAV-6).
 */
export function Reveal({ children, motion = "rise", threshold = 0.3, as = "div", className }: RevealProps) {
  const Tag: "div" = as as "div";
  return (
    <Tag
      ref={useReveal<HTMLDivElement>(threshold)}
      className={classNames(styles.reveal, motion === "build" && styles.build, className)}
    >
      {children}
    </Tag>
  );
}
