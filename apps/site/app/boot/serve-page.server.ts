import { createContext } from "react-router";
import type { MiddlewareFunction } from "react-router";
import { createI18n } from "../i18n/create-i18n.ts";
import { loadMessages } from "../i18n/load-messages.ts";
import { connectBackend, createBackend } from "../queries/api-client.ts";
import { pageContext } from "../queries/page-context.ts";
import { createQueryClient } from "../queries/query-client.ts";
import { renderContext } from "../queries/render-context.ts";

/** Names of the backend calls of a render: the first path segment under `/api/v1`, as in publish signals. */
export const usedCalls = createContext<Set<string>>();

/** Root middleware. Creates the messages, the queries and the backend client of one render. */
export const servePage: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { locale, backendUrl, ask, mediaBase, deadline } = context.get(renderContext);
  const calls = new Set<string>();
  const queries = createQueryClient({ retry: false });
  const backend = createBackend({
    baseUrl: backendUrl,
    assetBase: mediaBase,
    fetch(input, init) {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const name = /^\/api\/v1\/([^/]+)/.exec(pathname)?.[1];
      if (name) calls.add(name);
      return ask(input, { ...init, signal: withDeadline(init?.signal, deadline) });
    },
  });
  connectBackend(queries, backend);
  context.set(usedCalls, calls);
  context.set(pageContext, { i18n: createI18n(locale, await loadMessages(locale)), queries, content: [] });
  return next();
};

function withDeadline(signal: AbortSignal | null | undefined, deadline: AbortSignal): AbortSignal {
  return signal ? AbortSignal.any([signal, deadline]) : deadline;
}
