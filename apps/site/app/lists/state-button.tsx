import type { ReactNode } from "react";
import { useLocale } from "../i18n/use-locale.ts";
import { localizePath } from "../routing/paths.ts";
import { listQuery } from "./list-state.ts";
import type { ListState } from "./list-state.ts";

interface StateButtonProps {
  /** Canonical path of the list. */
  path: string;
  /** The state of the list after the press. */
  next: ListState;
  onPress: () => void;
  /** A submit button. */
  children: ReactNode;
}

/** The form of a button that changes a list. Without the page's code it leads to the address of the next state. */
export function StateButton({ path, next, onPress, children }: StateButtonProps) {
  const locale = useLocale();
  return (
    <form
      action={localizePath(path, locale)}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {[...listQuery(next)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
