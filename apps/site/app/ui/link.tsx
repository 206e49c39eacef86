import { Anchor } from "./anchor.tsx";
import type { AnchorProps } from "./anchor.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./link.module.css";

export type LinkProps = AnchorProps & {
  /** `text` is underlined; `plain` takes the look of what it stands in. */
  look?: "text" | "plain";
  /** The whole nearest positioned ancestor answers to the pointer: for cards. */
  stretched?: boolean;
};

/** A link in text or around a card. One with a `newTabNote` carries the sign for leaving the site. */
export function Link({ look = "text", stretched = false, className, children, ...target }: LinkProps) {
  const leaves = look === "text" && Boolean(target.newTabNote);
  return (
    <Anchor
      {...target}
      className={classNames(
        look === "text" && styles.text,
        leaves && styles.withIcon,
        stretched && styles.stretched,
        className,
      )}
    >
      {children}
      {leaves && <Icon name="external" />}
    </Anchor>
  );
}
