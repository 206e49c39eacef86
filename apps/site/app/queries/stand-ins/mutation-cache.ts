/** Replaces `mutationCache.js` of TanStack Query in browsers: forms are sent by the outbox, not as mutations. */
export class MutationCache {
  readonly clear = () => undefined;
  readonly findAll = () => [];
  readonly resumePausedMutations = () => Promise.resolve();
}
