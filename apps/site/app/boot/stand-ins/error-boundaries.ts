/** Replaces `errorBoundaries.js` of React Router in browsers: `root.tsx` has an error boundary of its own. */
const content = ({ children = null }: { children?: unknown }) => children;

export { content as BoundaryShell, content as RemixErrorBoundary, content as RemixRootDefaultErrorBoundary };
