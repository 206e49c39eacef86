/** Replaces `instrumentation.js` of React Router in browsers: nothing watches its router there. */
const none = () => undefined;

export {
  none as consumeInstrumentationClientResultMetaReceiver,
  none as getRouteInstrumentationUpdates,
  none as instrumentClientSideRouter,
  none as instrumentHandler,
  none as instrumentationResultMetaContext,
};
