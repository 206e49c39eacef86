import type { ReactNode, Ref } from "react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { TextButton } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { emptyState, isNarrowed, tickValue } from "./list-state.ts";
import type { ListState } from "./list-state.ts";
import type { ChangeList } from "./use-list-state.ts";
import styles from "./results-line.module.css";

interface ResultsLineProps {
  /** The count: where the list begins for the keyboard. */
  ref: Ref<HTMLParagraphElement>;
  /** "Showing 10 of 26 blogs". */
  count: ReactNode;
  /** The count is only told: the screen says it already. */
  unseen: boolean;
  state: ListState;
  onChange: ChangeList;
  /** The chosen categories by name. */
  chosen: readonly { id: string; name: string }[];
}

/** How many there are, what narrows them, and the way back to all (BLOG-5, BLOG-6). */
export function ResultsLine({ ref, count, unseen, state, onChange, chosen }: ResultsLineProps) {
  const { t } = useTranslation();
  const line = useRef<HTMLDivElement>(null);
  const change: ChangeList = (next) => {
    // What was pressed goes; the focus, if it was on it, stays in the line.
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
