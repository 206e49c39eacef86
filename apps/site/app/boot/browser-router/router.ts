import type { ComponentType, ReactNode } from "react";
import type { Location, NavigateOptions, Path, RouterContextProvider } from "react-router";
import { isFilePath, splitLocale } from "@miqyas/contract";
import { opening } from "../../routing/opening.ts";
import { matchPattern } from "../../routing/match-pattern.ts";
import type { PatternParams } from "../../routing/match-pattern.ts";
import { importCode, loadSheet } from "../load-code.ts";
import { yieldToMain } from "../yield-to-main.ts";

/** What a route's module may have. */
export interface RouteModule {
  default?: ComponentType<{ loaderData: unknown }>;
  clientLoader?: (args: LoaderArgs) => unknown;
  ErrorBoundary?: ComponentType;
  Layout?: ComponentType<{ children: ReactNode }>;
  handle?: unknown;
}

/** How the visitor came to an address: by the history, or with a new entry, or in place of one. */
export type Arrival = "POP" | "PUSH" | "REPLACE";

interface LoaderArgs {
  request: Request;
  params: PatternParams;
  context: Readonly<RouterContextProvider>;
}

/** A route in the list that React Router's build writes. */
export interface ListedRoute {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  clientLoaderModule?: string;
  /** Modules that these import. */
  imports?: string[];
  css?: string[];
}

export type RouteList = Readonly<Record<string, ListedRoute>>;
export type RouteModules = Record<string, RouteModule>;

export interface RouteMatch {
  route: ListedRoute;
  params: PatternParams;
}

/** What is on the screen. */
export interface Screen {
  location: Location;
  /** How the visitor came here. */
  type: Arrival;
  /** From the root to the page. */
  matches: readonly RouteMatch[];
  loaderData: Readonly<Record<string, unknown>>;
  actionData: Readonly<Record<string, unknown>> | null;
  /** The route whose error boundary stands in place of its content: its loader, or one below it, failed. */
  failed: string | null;
}

/** The screen at the start: what the server rendered. */
export type ServedScreen = Pick<Screen, "loaderData" | "actionData" | "failed">;

/** A segment decoded; a slash in it stays encoded. */
const decodeSegment = (segment: string) => decodeURIComponent(segment).replaceAll("/", "%2F");

function decodePath(path: string): string {
  try {
    return path.split("/").map(decodeSegment).join("/");
  } catch {
    return path;
  }
}

/** The routes of an address, from the root to the page. The first page in the list that matches counts. */
export function matchRoutes(routes: RouteList, pathname: string): RouteMatch[] {
  const path = decodePath(pathname);
  for (const page of Object.values(routes)) {
    const params = page.path ? matchPattern(page.path, path) : null;
    if (!params) continue;
    const matches: RouteMatch[] = [];
    for (let route: ListedRoute | undefined = page; route; route = routes[route.parentId ?? ""])
      matches.unshift({ route, params });
    return matches;
  }
  return [];
}

/** State of a history entry, as React Router writes it. `shell/navigation` reads `key` and `idx`. */
interface EntryState {
  usr?: unknown;
  key?: string;
  idx?: number | null;
}

const entryState = () => (history.state ?? {}) as EntryState;

function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = "default" } = entryState();
  return { pathname, search, hash, state: usr, key, mask: undefined };
}

/**
 * Whether the document was opened from another page of this site in the same tab, as links are before hydration. The same
 * page in another language does not count.
 */
function hasPageBefore(): boolean {
  const { origin, pathname } = new URL(document.referrer || window.location.href);
  return (
    history.length > 1 &&
    origin === window.location.origin &&
    splitLocale(pathname).path !== splitLocale(window.location.pathname).path
  );
}

/** Whether an address is a place on the same page. */
const isPlaceOnPage = (from: Location, to: Location): boolean =>
  to.hash !== "" && from.pathname === to.pathname && from.search === to.search;

/** Opens an address as a new document. */
const leave = (type: Arrival, { pathname, search, hash }: Location) =>
  window.location[type === "PUSH" ? "assign" : "replace"](pathname + search + hash);

/** Loads a sheet, so that the page never shows without its styles. A sheet that fails does not hold the page. */
const bringSheet = (address: string) =>
  loadSheet(address).then(
    // React writes a link of its own.
    (link) => link?.remove(),
    () => undefined,
  );

const importModule = ({ imports = [] }: ListedRoute, address: string) =>
  importCode(() => import(/* @vite-ignore */ address) as Promise<RouteModule>, [address, ...imports]);

interface Options {
  routes: RouteList;
  modules: RouteModules;
  served: ServedScreen;
  context: Readonly<RouterContextProvider>;
}

export type Router = ReturnType<typeof createRouter>;

/**
 * The router of a document: it follows the history, loads the code and styles of the next page, starts its queries,
 * and then changes the address and the screen together. A newer navigation ends an older one.
 */
export function createRouter({ routes, modules, served, context }: Options) {
  const here = readLocation();
  let screen: Screen = {
    ...served,
    location: here,
    type: "POP",
    matches: matchRoutes(routes, here.pathname),
  };
  /** Ends what the latest navigation to a page started, when the visitor leaves for another. */
  let stay: AbortController | undefined;
  let listener = () => {};

  if (entryState().idx == null) history.replaceState({ ...entryState(), idx: Number(hasPageBefore()) }, "");

  function show(change: Partial<Screen>, type: Arrival, location: Location) {
    opening.location = null;
    const { pathname, search, hash, key } = location;
    const usr: unknown = location.state;
    const idx = (entryState().idx ?? 0) + (type === "PUSH" ? 1 : 0);
    const entry = [{ usr, key, idx }, "", pathname + search + hash] as const;
    if (type === "PUSH") history.pushState(...entry);
    else if (type === "REPLACE") history.replaceState(...entry);
    screen = { ...screen, actionData: null, ...change, type, location };
    listener();
  }

  /** Brings the module of a route and its styles. */
  async function loadModule(route: ListedRoute): Promise<void> {
    const { id, module, css = [] } = route;
    const [loaded] = await Promise.all([modules[id] ?? importModule(route, module), ...css.map(bringSheet)]);
    modules[id] = loaded;
  }

  /** Starts the queries of a route, before its module is there. Rejects when their code cannot be loaded. */
  async function callLoader({ route, params }: RouteMatch, request: Request) {
    const { id, module, clientLoaderModule } = route;
    const known = modules[id];
    // A module that is there may lack its loader only where the build made two files of it.
    const { clientLoader } =
      known && (known.clientLoader || !clientLoaderModule)
        ? known
        : await importModule(route, clientLoaderModule ?? module);
    try {
      return { id, value: await clientLoader?.({ request, params, context }) };
    } catch {
      return { id, hasFailed: true };
    }
  }

  async function open(type: Arrival, to: Location): Promise<void> {
    if (isFilePath(to.pathname)) return leave(type, to);
    const { location } = screen;
    const matches = matchRoutes(routes, to.pathname);
    const isPlace = isPlaceOnPage(location, to);
    if (opening.location || !isPlace) stay?.abort();
    if (isPlace) return show({ matches }, type, to);
    const { signal } = (stay = new AbortController());
    opening.location = to;
    listener();

    const request = new Request(to.pathname + to.search, { signal });
    // Another page of the same query needs no other data for its frame.
    const isSameFrame = location.pathname !== to.pathname && location.search === to.search;
    const loading = matches.filter((_, at) => !isSameFrame || at === matches.length - 1);
    const loaderData = { ...screen.loaderData };
    let failed: string | null = null;
    try {
      const [results] = await Promise.all([
        Promise.all(loading.map((match) => callLoader(match, request))),
        ...matches.map(({ route }) => loadModule(route)),
      ]);
      if (signal.aborted) return;
      for (const { id, value, hasFailed } of results) {
        if (value instanceof Response) return await redirect(type, value);
        if (hasFailed) failed ??= boundaryOf(matches, id);
        else loaderData[id] = value;
      }
      show({ matches, loaderData, failed }, type, to);
    } catch {
      // Files of another build, no network, too many entries for the browser: the server has the page.
      if (signal.aborted) return;
      if (type === "POP") window.location.reload();
      else leave(type, to);
    }
  }

  /** The route whose boundary shows the error of a route. */
  function boundaryOf(matches: readonly RouteMatch[], id: string): string {
    const ids = matches.map(({ route }) => route.id);
    const above = ids.slice(0, ids.indexOf(id) + 1);
    return above.findLast((route) => modules[route]?.ErrorBoundary) ?? "root";
  }

  /** A loader leads elsewhere. The address that led here stays out of the history. */
  function redirect(type: Arrival, answer: Response): Promise<void> {
    return open(type === "POP" ? "REPLACE" : type, locate(answer.headers.get("location") ?? ""));
  }

  function locate(to: string | Partial<Path>, state: unknown = null): Location {
    const { pathname = "", search = "", hash = "" } = typeof to === "string" ? { pathname: to } : to;
    const url = new URL(pathname + search + hash, window.location.href);
    if (url.origin !== window.location.origin) throw new Error("a navigation leads to another site");
    const key = Math.random().toString(36).slice(2, 10);
    return { pathname: url.pathname, search: url.search, hash: url.hash, state, key, mask: undefined };
  }

  /** Opens an address of this site, or moves in the history. Ends when the screen has been asked to change. */
  const navigate = async (
    to: string | Partial<Path> | number,
    { replace, state }: NavigateOptions = {},
  ): Promise<void> => {
    if (typeof to === "number") history.go(to);
    else await open(replace ? "REPLACE" : "PUSH", locate(to, state));
  };

  /** Follows the history, and reports changes until the returned function is called. */
  const start = (report: () => void): (() => void) => {
    // Not within the event: React renders a change within `popstate` at once, and parts whose code is still loading vanish.
    const follow = () => {
      // What is pending must not arrive before the history is followed.
      if (opening.location) stay?.abort();
      void yieldToMain().then(() => open("POP", readLocation()));
    };
    // A document that was left for a page whose code was lost may be shown again.
    const stayHere = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !opening.location) return;
      opening.location = null;
      listener();
    };
    listener = report;
    addEventListener("popstate", follow);
    addEventListener("pageshow", stayHere);
    return () => {
      listener = () => {};
      removeEventListener("popstate", follow);
      removeEventListener("pageshow", stayHere);
    };
  };

  return { modules, read: () => screen, navigate, start };
}
