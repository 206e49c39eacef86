import { useCallback, useMemo } from "react";
import { useNavigate } from "react-router";
import { localizePath } from "../../i18n/paths.ts";
import { useAddress } from "../../i18n/use-address.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { changeState, listAddress, readListState } from "./list-state.ts";
import type { ListState } from "./list-state.ts";

export type ChangeList = (change: Partial<ListState>, options?: { replace?: boolean }) => void;

/** The state of a list and how to change it. It lives in the address, so Back, reload and links keep it (BLOG-10). */
export function useListState(path: string): [ListState, ChangeList] {
  const query = useAddress()?.query;
  const locale = useLocale();
  const navigate = useNavigate();
  const state = useMemo(() => readListState(new URLSearchParams(query)), [query]);
  const change = useCallback<ChangeList>(
    (next, { replace = false } = {}) => {
      const address = listAddress(path, changeState(state, next));
      void navigate(localizePath(address, locale), { replace, preventScrollReset: true });
    },
    [path, state, locale, navigate],
  );
  return [state, change];
}
