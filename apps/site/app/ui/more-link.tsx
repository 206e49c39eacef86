import { Anchor } from "./anchor.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { LinkProps } from "./link.tsx";
import styles from "./link.module.css";

type MoreLinkProps = LinkProps & {
  /** Hides the link on phones, where every card of a list would repeat its text. */
  unseenOnPhones?: boolean;
};

/** “View all services →”: link from a section or a card to more content. */
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
