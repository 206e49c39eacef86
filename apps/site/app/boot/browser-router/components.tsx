import { Component, createContext, startTransition, use, useLayoutEffect, useState } from "react";
import type { Context, ReactNode } from "react";
import type { Location, NavigateFunction } from "react-router";
import { opening } from "../../routing/opening.ts";
import type { RouteModule, Router, Screen } from "./router.ts";

const RouterContext = createContext<Router | null>(null);
const ScreenContext = createContext<Screen | null>(null);
const NextContext = createContext<Location | null>(null);
/** How many routes stand around this one. */
const DepthContext = createContext(0);

function useOwn<T>(context: Context<T | null>): T {
  const value = use(context);
  if (value === null) throw new Error("outside the router");
  return value;
}

const useScreen = () => useOwn(ScreenContext);

/** The page of the router, which changes with it. */
export function BrowserRouter({ router }: { router: Router }) {
  const [screen, setScreen] = useState(router.read);
  const [next, setNext] = useState(opening.location);
  useLayoutEffect(() => {
    const report = () =>
      startTransition(() => {
        setScreen(router.read());
        setNext(opening.location);
      });
    report();
    return router.start(report);
  }, [router]);
  // `useId` counts siblings: the empty ones stand where `ServerRouter` has some.
  return (
    <>
      <>
        <RouterContext value={router}>
          <NextContext value={next}>
            <ScreenContext value={screen}>
              <RouteAt depth={0} />
            </ScreenContext>
          </NextContext>
        </RouterContext>
        {null}
      </>
      {null}
    </>
  );
}

const noModule: RouteModule = {};

/** The route at a depth with what stands in it; its error boundary, if it has one, when that fails. */
function RouteAt({ depth }: { depth: number }) {
  const { modules } = useOwn(RouterContext);
  const { matches, loaderData, failed, location } = useScreen();
  const id = matches[depth]?.route.id ?? "";
  const { default: Content, ErrorBoundary, Layout } = modules[id] ?? noModule;
  if (!Content) return null;
  const around = (part: ReactNode) => (Layout ? <Layout>{part}</Layout> : part);
  const content = (
    <DepthContext value={depth}>{around(<Content loaderData={loaderData[id]} />)}</DepthContext>
  );
  if (!ErrorBoundary) return content;
  return (
    <Boundary location={location} failed={failed === id} instead={around(<ErrorBoundary />)}>
      {content}
    </Boundary>
  );
}

interface BoundaryProps {
  /** Another location tries again. */
  location: Location;
  failed: boolean;
  instead: ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { location: Location; failed: boolean }> {
  override state = { location: this.props.location, failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  static getDerivedStateFromProps({ location }: BoundaryProps, state: { location: Location }) {
    return state.location === location ? null : { location, failed: false };
  }

  override render() {
    return this.props.failed || this.state.failed ? this.props.instead : this.props.children;
  }
}

export function Outlet() {
  return <RouteAt depth={use(DepthContext) + 1} />;
}

/** The sheets of the routes that are shown. The server writes the same. */
export function Links() {
  const { matches, failed } = useScreen();
  const end = matches.findIndex(({ route }) => route.id === failed);
  const hrefs = matches.slice(0, end + 1 || undefined).flatMap(({ route }) => route.css ?? []);
  return [...new Set(hrefs)].map((href) => <link key={href} rel="stylesheet" href={href} />);
}

export const useLocation = () => useScreen().location;
export const useNavigationType = () => useScreen().type;
export const useParams = () => useScreen().matches.at(-1)?.params ?? {};

/** Where a navigation leads that has not ended. */
export const useNavigation = () => ({ location: use(NextContext) ?? undefined });

export function useMatches() {
  const { modules } = useOwn(RouterContext);
  const { matches, loaderData } = useScreen();
  return matches.map(({ route: { id } }) => ({
    id,
    handle: modules[id]?.handle,
    loaderData: loaderData[id],
  }));
}

/** The id of the route that calls. */
function useRouteId(): string {
  const depth = use(DepthContext);
  return useScreen().matches[depth]?.route.id ?? "";
}

export function useLoaderData(): unknown {
  const id = useRouteId();
  return useScreen().loaderData[id];
}

export function useActionData(): unknown {
  const id = useRouteId();
  return useScreen().actionData?.[id];
}

export const useNavigate = (): NavigateFunction => useOwn(RouterContext).navigate;
