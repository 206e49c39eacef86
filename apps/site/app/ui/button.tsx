import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Anchor } from "./anchor.tsx";
import type { AnchorProps } from "./anchor.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-paths.ts";
import { Spinner } from "./spinner.tsx";
import styles from "./button.module.css";

interface ButtonLook {
  /** One solid button per view; outline for other buttons beside it. */
  variant?: "solid" | "outline";
  /** Height: 44, 52 or 60 px. */
  size?: "sm" | "md" | "lg";
}

type NativeButton = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "style"> & {
  ref?: Ref<HTMLButtonElement>;
};

type ButtonProps = ButtonLook &
  NativeButton & {
    children: ReactNode;
    /** While true the button does nothing, keeps the focus, and shows `busyLabel` beside a spinner. */
    busy?: boolean;
    busyLabel?: string;
  };

function lookOf({ variant = "solid", size = "md" }: ButtonLook, className: string | undefined) {
  return classNames(styles.button, styles[size], variant === "outline" && styles.outline, className);
}

/** A button for an action. A link that looks like a button is a `ButtonLink`. */
export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  disabled,
  type = "button",
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...(busy && { "aria-disabled": true })}
      type={type}
      disabled={disabled}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      aria-busy={busy || undefined}
      className={lookOf({ variant, size }, className)}
    >
      {busy && <Spinner small />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** A link that looks like a button: the main action of a section. */
export function ButtonLink({ variant, size, className, children, ...target }: ButtonLook & AnchorProps) {
  return (
    <Anchor {...target} className={lookOf({ variant, size }, className)}>
      {children}
      {target.newTabNote && <Icon name="external" />}
    </Anchor>
  );
}

/** A button with only an icon; `label` is its accessible name. `bare` shows the frame only on hover. */
export function IconButton({
  icon,
  label,
  bare = false,
  className,
  ...rest
}: NativeButton & { icon: IconName; label: string; bare?: boolean }) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={classNames(styles.iconButton, bare && styles.bare, className)}
    >
      <Icon name={icon} />
    </button>
  );
}

/** A button that looks like a link in a text: try again, clear filters. */
export function TextButton({ className, children, ...rest }: NativeButton) {
  return (
    <button type="button" {...rest} className={classNames(styles.textButton, className)}>
      <span>{children}</span>
    </button>
  );
}
