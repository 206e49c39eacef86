import { useCallback, useMemo, useRef } from "react";
import { useNavigate } from "react-router";
import { findAddress } from "../routing/find-address.ts";
import { localizePath } from "../routing/paths.ts";
import { useAddress } from "../routing/use-address.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { changeState, listAddress, readListState } from "./list-state.ts";
import type { ListState } from "./list-state.ts";

type Change = Partial<ListState> | ((state: ListState) => Partial<ListState>);

/** Asks for another state; a function is given the state to change. */
export type ChangeList = (change: Change, options?: { replace?: boolean }) => Promise<void>;

const readQuery = (query?: string) => readListState(new URLSearchParams(query));

/** The state of a list and how to change it. It lives in the address, so Back, reload and links keep it (BLOG-10). */
export function useListState(path: string): [ListState, ChangeList] {
  const query = useAddress()?.query;
  const locale = useLocale();
  const navigate = useNavigate();
  const state = useMemo(() => readQuery(query), [query]);
  /** What was asked for last, until the address says it. */
  const asked = useRef<ListState>(null);
  const change = useCallback<ChangeList>(
    async (next, { replace = false } = {}) => {
      // Never from the state on the screen: a render may be under way, and of two quick presses both count.
      const { pathname, search } = window.location;
      const current = asked.current ?? readQuery(findAddress(pathname, search)?.query);
      const wanted = changeState(current, typeof next === "function" ? next(current) : next);
      asked.current = wanted;
      await navigate(localizePath(listAddress(path, wanted), locale), { replace, preventScrollReset: true });
      if (asked.current === wanted) asked.current = null;
    },
    [path, locale, navigate],
  );
  return [state, change];
}
