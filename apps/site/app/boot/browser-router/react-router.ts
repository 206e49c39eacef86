/*
 * Replaces `react-router` in browsers (`standIns` of `vite.config.ts`): the names that this site uses of it, with the
 * same meaning. See docs/adr/038-own-router-in-browsers.md.
 */
export {
  Links,
  Outlet,
  useActionData,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
} from "./components.tsx";

export const NavigationType = { Pop: "POP", Push: "PUSH", Replace: "REPLACE" } as const;

export const createContext = <T>(defaultValue?: T): { defaultValue?: T } => ({ defaultValue });

/** The values that loaders share, by the objects of `createContext`. */
export class RouterContextProvider extends Map {}

/** The answer of a loader that leads elsewhere. */
export const replace = (location: string): Response =>
  new Response(null, { status: 302, headers: { location } });

/** What the build puts around the components of routes. They get their props from `RouteAt`. */
const same = <T>(component: T): T => component;
export { same as UNSAFE_withComponentProps, same as UNSAFE_withErrorBoundaryProps };

/** Answers of loaders and actions of the server: no browser calls these. */
const ofServer = () => undefined;
export { ofServer as data, ofServer as redirect };
