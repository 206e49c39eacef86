import type { FormAnswer, LinkAnswer, Locale } from "@miqyas/contract";
import { createContext } from "react-router";

/** The server's input to a render. Nothing else of the visitor's request reaches it. */
export interface RenderContext {
  /** Put on every script of the page. */
  nonce: string;
  locale: Locale;
  /** Origin of the backend as this server reaches it. */
  backendUrl: string;
  /** `fetch` for the backend. The server keeps the answers in its cache. */
  ask: typeof fetch;
  /** Origin of the site as visitors reach it, for canonical addresses. */
  publicOrigin: string;
  /** Origin that browsers take the backend's files and answers from; `""` when the site forwards them. */
  mediaBase: string;
  /** Aborts when the page must be sent with the data that have arrived. */
  deadline: AbortSignal;
  /** What the page says to one visitor; `null` for a page that says the same to all. */
  answer: FormAnswer | LinkAnswer | null;
}

/** Key of the `RenderContext` in the `RouterContextProvider` of a render. */
export const renderContext = createContext<RenderContext>();
