import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page's code runs: `false` on the server and during hydration, which must show what the server has sent. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
