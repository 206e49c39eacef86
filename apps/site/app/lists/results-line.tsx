import type { ReactNode, Ref } from "react";
import { useRef } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { TextButton } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { emptyState, isNarrowed, tickValue } from "./list-state.ts";
import type { ListState } from "./list-state.ts";
import type { ChangeList } from "./use-list-state.ts";
import styles from "./results-line.module.css";

interface ResultsLineProps {
  /** The count, for moving the keyboard focus to the list's start. */
  ref: Ref<HTMLParagraphElement>;
  /** "Showing 10 of 26 blogs". */
  count: ReactNode;
  /** Whether only screen readers get the count, because the screen already shows it. */
  unseen: boolean;
  state: ListState;
  onChange: ChangeList;
  /** The chosen categories with their names. */
  chosen: readonly { id: string; name: string }[];
}

/** The count, the active filters, and a button that clears them (BLOG-5, BLOG-6). */
export function ResultsLine({ ref, count, unseen, state, onChange, chosen }: ResultsLineProps) {
  const { t } = useTranslation();
  const line = useRef<HTMLDivElement>(null);
  const change: ChangeList = (next) => {
    // The pressed button disappears. If it had the focus, the focus moves to the count.
    if (line.current?.contains(document.activeElement))
      line.current.querySelector("p")?.focus({ preventScroll: true });
    return onChange(next);
  };
  return (
    <div ref={line} className={styles.line}>
      <p ref={ref} role="status" tabIndex={-1} className={unseen ? "visually-hidden" : styles.count}>
        {count}
      </p>
      <div className={styles.filters}>
        {chosen.map(({ id, name }) => (
          <Chip
            key={id}
            name={name}
            removeLabel={t("lists.remove", { name })}
            onRemove={() => change(({ categories }) => ({ categories: tickValue(categories, id, false) }))}
          />
        ))}
        {isNarrowed(state) && <TextButton onClick={() => change(emptyState)}>{t("lists.clear")}</TextButton>}
      </div>
    </div>
  );
}
