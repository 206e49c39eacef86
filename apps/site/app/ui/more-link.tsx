import { Anchor } from "./anchor.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { LinkProps } from "./link.tsx";
import styles from "./link.module.css";

/** “View all services →”: leads on from a section or a card. */
export function MoreLink({ look: _look, stretched = false, className, children, ...target }: LinkProps) {
  return (
    <Anchor
      {...target}
      className={classNames(
        styles.text,
        styles.withIcon,
        styles.more,
        stretched && styles.stretched,
        className,
      )}
    >
      {children}
      <Icon name={target.newTabNote ? "external" : "forward"} className={styles.arrow} />
    </Anchor>
  );
}
