import type { Location } from "react-router";

/**
 * Where a navigation of this document leads that has not ended. The router writes it. `useNavigation` tells the same with
 * a later render, which may wait for the data of an earlier navigation.
 */
export const opening: { location: Location | null } = { location: null };
