/**
 * Replaces `fog-of-war.js` of React Router in browsers: the list of routes is complete from the start
 * (`routeDiscovery` in `react-router.config.ts`).
 */
const none = () => undefined;

export const isFogOfWarEnabled = () => false;
export {
  none as getManifestPath,
  none as getPartialManifest,
  none as getPatchRoutesOnNavigationFunction,
  none as getPathsWithAncestors,
  none as handleClientVersionMismatch,
  none as useFogOFWarDiscovery,
};
export const URL_LIMIT = 0;
