import { Anchor } from "./anchor.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { LinkProps } from "./link.tsx";
import styles from "./link.module.css";

type MoreLinkProps = LinkProps & {
  /** On a phone the card alone shows the way, where every card of a list would repeat the same words. */
  unseenOnPhones?: boolean;
};

/** “View all services →”: leads on from a section or a card. */
export function MoreLink({
  look: _look,
  stretched = false,
  unseenOnPhones = false,
  className,
  children,
  ...target
}: MoreLinkProps) {
  return (
    <Anchor
      {...target}
      className={classNames(
        styles.text,
        styles.withIcon,
        styles.more,
        stretched && styles.stretched,
        unseenOnPhones && styles.unseenOnPhones,
        className,
      )}
    >
      {children}
      <Icon name={target.newTabNote ? "external" : "forward"} className={styles.arrow} />
    </Anchor>
  );
}
