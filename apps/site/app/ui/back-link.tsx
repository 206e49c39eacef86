import { Anchor } from "./anchor.tsx";
import type { AnchorProps } from "./anchor.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./link.module.css";

/** “← All articles”: link from a page to its list. */
export function BackLink({ className, children, ...target }: AnchorProps) {
  return (
    <Anchor {...target} className={classNames(styles.back, className)}>
      <Icon name="back" className={styles.arrow} />
      {children}
    </Anchor>
  );
}
