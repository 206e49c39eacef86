export { localizePath } from "@miqyas/contract";
import { routeNames, routeTable } from "./route-table.ts";
import type { RouteName } from "./route-table.ts";

type MakePath<Pattern> = Pattern extends `${string}:${string}` ? (segment: string) => string : () => string;
type Paths = { [Name in RouteName]: MakePath<(typeof routeTable)[Name]["pattern"]> };

const makePath =
  (name: RouteName) =>
  (segment = "") =>
    routeTable[name].pattern.replace(/:\w+\??$/, () => encodeURIComponent(segment));

/** The canonical English path of each route, by its name: `paths.article("fair-sample")`. */
export const paths = Object.fromEntries(routeNames.map((name) => [name, makePath(name)])) as Paths;
