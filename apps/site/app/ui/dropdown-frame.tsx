import { useId } from "react";
import type { DropdownOption, DropdownTexts } from "./dropdown-option.ts";
import { Icon } from "./icon.tsx";
import { Spinner } from "./spinner.tsx";
import styles from "./dropdown.module.css";

interface DropdownIdleProps {
  label: string;
  texts: DropdownTexts;
  loading: boolean;
}

/** A dropdown whose options are loading or absent (DD-1). */
export function DropdownIdle({ label, texts, loading }: DropdownIdleProps) {
  const id = useId();
  return (
    <>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <button
        type="button"
        className={styles.control}
        disabled
        id={id}
        aria-labelledby={`${id}-label ${id}`}
        aria-busy={loading || undefined}
      >
        <span className={styles.text}>{loading ? texts.loading : texts.empty}</span>
        {loading ? <Spinner small /> : <Icon name="expand" />}
      </button>
    </>
  );
}

/** The number of entries of an option. */
export function OptionCount({ count }: { count: DropdownOption["count"] }) {
  if (!count) return null;
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {count.figure}
      </span>
      <span className="visually-hidden">{count.words}</span>
    </>
  );
}
