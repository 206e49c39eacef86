import type { ReactNode, Ref } from "react";
import { useRef } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { TextButton } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { filterFormId } from "./filter-form.tsx";
import { changeState, emptyState, isNarrowed, tickValue } from "./list-state.ts";
import type { ListState } from "./list-state.ts";
import { StateButton } from "./state-button.tsx";
import type { ChangeList } from "./use-list-state.ts";
import styles from "./results-line.module.css";

interface ResultsLineProps {
  /** Canonical path of the list. */
  path: string;
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
export function ResultsLine({ path, ref, count, unseen, state, onChange, chosen }: ResultsLineProps) {
  const { t } = useTranslation();
  const line = useRef<HTMLDivElement>(null);
  const change: ChangeList = (next) => {
    // The pressed button disappears. If it had the focus, the focus moves to the count.
    if (line.current?.contains(document.activeElement))
      line.current.querySelector("p")?.focus({ preventScroll: true });
    return onChange(next);
  };
  const clear = () => {
    // What was typed and not yet searched goes as well.
    document.forms.namedItem(filterFormId)?.reset();
    void change(emptyState);
  };
  return (
    <div ref={line} className={styles.line}>
      <p ref={ref} role="status" tabIndex={-1} className={unseen ? "visually-hidden" : styles.count}>
        {count}
      </p>
      <div className={styles.filters}>
        {chosen.map(({ id, name }) => {
          const remove = ({ categories }: ListState) => ({ categories: tickValue(categories, id, false) });
          return (
            <StateButton
              key={id}
              path={path}
              next={changeState(state, remove(state))}
              onPress={() => change(remove)}
            >
              <Chip name={name} removeLabel={t("lists.remove", { name })} />
            </StateButton>
          );
        })}
        {isNarrowed(state) && (
          <StateButton path={path} next={emptyState} onPress={clear}>
            <TextButton type="submit">{t("lists.clear")}</TextButton>
          </StateButton>
        )}
      </div>
    </div>
  );
}
