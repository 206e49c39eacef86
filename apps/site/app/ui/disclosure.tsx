import { useId, useState } from "react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./disclosure.module.css";

interface DisclosureProps {
  label: ReactNode;
  children: ReactNode;
  /** Open in the first place. */
  open?: boolean;
  className?: string | undefined;
  toggleClassName?: string | undefined;
}

/** A button that opens and closes the panel beneath it. */
export function Disclosure({
  label,
  children,
  open: initially = false,
  className,
  toggleClassName,
}: DisclosureProps) {
  const [open, setOpen] = useState(initially);
  const id = useId();
  return (
    <div className={className}>
      <button
        type="button"
        className={classNames(styles.toggle, toggleClassName)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon name="expand" className={styles.sign} />
      </button>
      <div id={id} hidden={!open} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
