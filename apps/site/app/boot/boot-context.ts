import { createContext, useContext } from "react";

/** What the server puts into the document so that the browser can take it over. */
export interface ServedBoot {
  /** `BootData` as inert JSON. */
  json: string;
  /** Links that fetch the page's modules, as inert HTML. */
  modules: string;
  /** Whether something is missing that only the browser can fetch. */
  hydrateNow: boolean;
  script: { src: string; integrity: string | undefined; nonce: string | undefined };
}

interface Boot {
  /** `null` in the browser, which has read it. */
  served: ServedBoot | null;
  /** Called once, when the document runs in the browser. */
  whenReady: () => void;
}

export const BootContext = createContext<Boot | null>(null);

/** How the page was put together. Throws outside of the document. */
export function useBoot(): Boot {
  const boot = useContext(BootContext);
  if (!boot) throw new Error("no BootContext around the document");
  return boot;
}
