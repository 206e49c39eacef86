import { useCallback, useMemo, useRef } from "react";
import { useNavigate } from "react-router";
import { findAddress } from "../routing/find-address.ts";
import { localizePath } from "../routing/paths.ts";
import { useAddress } from "../routing/use-address.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { changeState, listAddress, readListState } from "./list-state.ts";
import type { ListState } from "./list-state.ts";

type Change = Partial<ListState> | ((state: ListState) => Partial<ListState>);

interface ChangeOptions {
  /** Whether the new state replaces the history entry of a state, which the address has. */
  replaces?: (state: ListState) => boolean;
}

/** Requests another state. A function receives the current state. */
export type ChangeList = (change: Change, options?: ChangeOptions) => Promise<void>;

const readQuery = (query?: string) => readListState(new URLSearchParams(query));

/**
 * The state of a list and a function to change it. The address holds the state: Back, reload and links keep it
 * (BLOG-10).
 */
export function useListState(path: string): [ListState, ChangeList] {
  const query = useAddress()?.query;
  const locale = useLocale();
  const navigate = useNavigate();
  const state = useMemo(() => readQuery(query), [query]);
  /** The latest requested state, until the address has it. */
  const asked = useRef<ListState>(null);
  const change = useCallback<ChangeList>(
    async (next, { replaces = () => false } = {}) => {
      // Not from the rendered state: a render may be pending, and two quick presses both count.
      const { pathname, search } = window.location;
      const reached = readQuery(findAddress(pathname, search)?.query);
      const current = asked.current ?? reached;
      const wanted = changeState(current, typeof next === "function" ? next(current) : next);
      asked.current = wanted;
      await navigate(localizePath(listAddress(path, wanted), locale), { replace: replaces(reached) });
      if (asked.current === wanted) asked.current = null;
    },
    [path, locale, navigate],
  );
  return [state, change];
}
