import { createContext, useContext } from "react";

/** What the server adds to the document for hydration. */
export interface ServedBoot {
  /** `BootData` as inert JSON. */
  json: string;
  /** Links that fetch the page's modules, as inert HTML. */
  modules: string;
  /** Whether data are missing that only the browser can load. */
  hydrateNow: boolean;
  script: ServedModule & { nonce: string | undefined };
  /** What the script imports. The head of the document requests it together with the script. */
  imports: readonly ServedModule[];
}

/** A module of the build. */
export interface ServedModule {
  src: string;
  integrity: string | undefined;
}

interface Boot {
  /** `null` in the browser, which reads it from the document. */
  served: ServedBoot | null;
  /** Called once, after hydration. */
  whenReady: () => void;
}

export const BootContext = createContext<Boot | null>(null);

/** The boot data of the document. Throws outside of the document. */
export function useBoot(): Boot {
  const boot = useContext(BootContext);
  if (!boot) throw new Error("no BootContext around the document");
  return boot;
}
