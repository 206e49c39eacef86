import { QueryClientProvider } from "@tanstack/react-query";
import { locales } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { renderToString } from "react-dom/server";
import { I18nContext } from "../i18n/use-translation.ts";
import { Outlet, RouterContextProvider, ServerRouter, createRequestHandler } from "react-router";
import type { EntryContext, ServerBuild } from "react-router";
import { describe, expect, test } from "vitest";
import { createI18n } from "../i18n/create-i18n.ts";
import { loadMessages } from "../i18n/load-messages.ts";
import { createQueryClient } from "../queries/query-client.ts";
import { localizePath } from "../routing/paths.ts";
import { LastResort } from "./last-resort.tsx";
import * as boundary from "./page-boundary.route.tsx";
import { PageFrame } from "./page-frame.tsx";

const failure = new Error("a component failed");

function BrokenPage(): never {
  throw failure;
}

const root = {
  default: () => (
    <PageFrame>
      <Outlet />
    </PageFrame>
  ),
  ErrorBoundary: LastResort,
};
const broken = { default: BrokenPage };
const badData = { default: () => null, loader: () => Promise.reject(failure) };

/** Serves a page inside the frame of the site, as the framework does. Returns status, HTML and reported errors. */
async function serve(page: object, locale: Locale) {
  const i18n = createI18n(locale, await loadMessages(locale));
  const errors: unknown[] = [];
  const handle = (...[request, status, , entry]: [Request, number, Headers, EntryContext]) => {
    const html = renderToString(
      <I18nContext value={i18n}>
        <QueryClientProvider client={createQueryClient({ retry: false })}>
          <ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} />
        </QueryClientProvider>
      </I18nContext>,
    );
    return new Response(html, { status });
  };
  const route = (id: string) => ({ id, module: "" });
  const build = {
    entry: { module: { default: handle, handleError: (error: unknown) => errors.push(error) } },
    routes: {
      root: { id: "root", path: "", module: root },
      boundary: { id: "boundary", parentId: "root", module: boundary },
      page: { id: "page", parentId: "boundary", path: "*", module: page },
    },
    assets: {
      entry: { imports: [], module: "" },
      routes: { root: route("root"), boundary: route("boundary"), page: route("page") },
      ...{ url: "", version: "" },
    },
    ...{ basename: "/", publicPath: "/", assetsBuildDirectory: "", future: {}, ssr: true, isSpaMode: false },
    ...{ prerender: [], routeDiscovery: { mode: "initial", manifestPath: "/__manifest" } },
  } as unknown as ServerBuild;
  const url = `http://site.invalid${localizePath("/AboutUs", locale)}`;
  const answer = await createRequestHandler(build, "production")(
    new Request(url),
    new RouterContextProvider(),
  );
  return { status: answer.status, html: await answer.text(), errors };
}

describe.each(locales)("a page that fails, in %s", (locale) => {
  test.each([
    ["component", broken],
    ["loader", badData],
  ])("LAY-1 LAY-10 its %s throws: header and footer stay, the message is inside", async (_, page) => {
    const { status, html, errors } = await serve(page, locale);
    const { pageFailure } = await loadMessages(locale);
    expect(status).toBe(500);
    expect(errors).toEqual([failure]);
    const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
    expect(main).toContain(`>${pageFailure.heading}</h1>`);
    expect(main).toContain(pageFailure.advice);
    expect(main).toContain(`href="${localizePath("/", locale)}"`);
    expect(main).toContain(`href="${localizePath("/contact", locale)}"`);
    expect(html).toMatch(/<header.*<main.*<footer/s);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
});
