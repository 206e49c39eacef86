import type { FormAnswer, LinkAnswer, Locale } from "@miqyas/contract";
import { createContext } from "react-router";

/** The server's input to a render. Nothing else of the visitor's request reaches it. */
export interface RenderContext {
  /** Nonce of every script of the page. */
  nonce: string;
  locale: Locale;
  /** Origin of the backend as this server reaches it. */
  backendUrl: string;
  /** `fetch` for the backend. The server keeps the answers in its cache. */
  ask: typeof fetch;
  /** Origin of the site as visitors reach it, for canonical addresses. */
  publicOrigin: string;
  /** Origin from which browsers load the backend's files and answers; `""` when the site forwards them. */
  mediaBase: string;
  /** Aborts when the page must be sent with the data that have arrived. */
  deadline: AbortSignal;
  /** Content for one visitor; `null` for a page that is the same for all. */
  answer: FormAnswer | LinkAnswer | null;
}

/** Key of the `RenderContext` in the `RouterContextProvider` of a render. */
export const renderContext = createContext<RenderContext>();
