import { Anchor } from "./anchor.tsx";
import type { AnchorProps } from "./anchor.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./link.module.css";

export type LinkProps = AnchorProps & {
  /** `text` is underlined; `plain` inherits the style of its surroundings. */
  look?: "text" | "plain";
  /** The nearest positioned ancestor becomes the press target: for cards. */
  stretched?: boolean;
};

/** A link in a text or on a card. A link with a `newTabNote` shows the icon for leaving the site. */
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
