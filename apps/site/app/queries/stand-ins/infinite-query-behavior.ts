/** Replaces `infiniteQueryBehavior.js` of TanStack Query in browsers: lists are shown page by page. */
const none = () => undefined;

export { none as hasNextPage, none as hasPreviousPage, none as infiniteQueryBehavior };
