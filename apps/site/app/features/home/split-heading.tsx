import type { ReactNode } from "react";
import layout from "../../styles/layout.module.css";
import typography from "../../styles/type.module.css";

interface SplitHeadingProps {
  id: string;
  title: string;
  /** A sentence at the other side: the subject of the section. */
  children: ReactNode;
}

/** A heading at one side of the page, and a short text at the other. */
export function SplitHeading({ id, title, children }: SplitHeadingProps) {
  return (
    <div className={layout.split}>
      <h2 id={id} tabIndex={-1} className={typography.h2}>
        {title}
      </h2>
      <div>{children}</div>
    </div>
  );
}
