import type { ReactNode } from "react";
import layout from "../styles/layout.module.css";
import { classNames } from "./class-names.ts";
import { Reveal } from "./reveal.tsx";
import { Ruler } from "./ruler.tsx";
import { SectionHeading } from "./section-heading.tsx";
import styles from "./section.module.css";

/** The background of a section. Backgrounds alternate; at most one pistachio section per page. */
type SectionTone = "white" | "limestone" | "limestone-deep" | "basalt" | "pistachio";

interface SectionProps {
  /** Id of the section in its page; the heading gets `{id}-heading`. */
  id: string;
  tone?: SectionTone;
  /** The title. Without one, something inside must have the id `{id}-heading` and name the section. */
  heading?: ReactNode;
  /** At the end of the heading's line: usually a `MoreLink` to the whole list. */
  aside?: ReactNode;
  /** Draws a ruler above the section with its mark at this value, 0–100. */
  rulerValue?: number;
  /** The share of it, 0–1, that must be in view before it enters (NAV-6). */
  threshold?: number;
  /** No padding and no maximum width: the content goes from edge to edge. */
  bleed?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

function scopeOf(tone: SectionTone): string | undefined {
  if (tone === "basalt") return "on-dark";
  if (tone === "pistachio") return "on-pist";
  return tone === "white" ? undefined : styles[tone];
}

/** One section of a page: a ruler, a heading and content on a background. */
export function Section({
  id,
  tone = "white",
  heading,
  aside,
  rulerValue,
  threshold = 0.3,
  bleed = false,
  className,
  children,
}: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(styles.section, scopeOf(tone), bleed && styles.bleed, className)}
    >
      {bleed ? (
        children
      ) : (
        <Reveal className={layout.wrap} threshold={threshold}>
          {rulerValue !== undefined && <Ruler value={rulerValue} className={styles.ruler} />}
          {heading && (
            <SectionHeading id={headingId} aside={aside}>
              {heading}
            </SectionHeading>
          )}
          {children}
        </Reveal>
      )}
    </section>
  );
}
