/**
 * IDs of the routes that every page stands in. Their code comes with the app's start (`frame.ts`), and no page lists or
 * requests the files that the build makes of them.
 */
export const frameRoutes = ["root", "boundary"] as const;

export type FrameRoute = (typeof frameRoutes)[number];
