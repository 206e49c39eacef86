import { useId, useState } from "react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import styles from "./disclosure.module.css";

interface DisclosureProps {
  label: ReactNode;
  children: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
}

/** A button that opens and closes the panel below it. */
export function Disclosure({ label, children, open: initially = false }: DisclosureProps) {
  const [open, setOpen] = useState(initially);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        className={styles.toggle}
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
