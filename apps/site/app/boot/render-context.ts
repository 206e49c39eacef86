import type { FormAnswer, LinkAnswer, Locale } from "@miqyas/contract";
import { createContext } from "react-router";

/** What the server that asks for a page says about it; nothing else of the visitor's request gets in. */
export interface RenderContext {
  /** Put on every script of the page. */
  nonce: string;
  locale: Locale;
  /** Origin of the backend as this server reaches it. */
  backendUrl: string;
  /** Asks the backend; `fetch`, but that the server keeps what it answers. */
  ask: typeof fetch;
  /** Origin of the site as visitors reach it, for canonical addresses. */
  publicOrigin: string;
  /** Origin that browsers take the backend's files and answers from; `""` when the site forwards them. */
  mediaBase: string;
  /** Aborts when the page has to be sent with what there is. */
  deadline: AbortSignal;
  /** What the page says to one visitor; `null` for a page that says the same to all. */
  answer: FormAnswer | LinkAnswer | null;
}

/** Where a server puts its `RenderContext` in the `RouterContextProvider` of a render. */
export const renderContext = createContext<RenderContext>();
