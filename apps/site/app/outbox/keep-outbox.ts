import { pollInterval } from "./entry.ts";
import { flushOutbox } from "./flush-outbox.ts";
import { refreshOutbox } from "./outbox-state.ts";
import { hasOutbox } from "./store.ts";

/**
 * Sends the messages of this device for the life of a page: at its start, when the network or the visitor comes back,
 * and at intervals (CON-11). Returns a function that ends it.
 */
export function keepOutbox(): () => void {
  const flush = (forced: boolean) => void hasOutbox().then((has) => (has ? flushOutbox(forced) : undefined));
  const onReturn = () => {
    if (document.visibilityState === "visible") flush(true);
  };
  addEventListener("online", onReturn);
  addEventListener("focus", onReturn);
  document.addEventListener("visibilitychange", onReturn);
  const poll = setInterval(() => flush(false), pollInterval);
  void hasOutbox().then((has) =>
    has ? refreshOutbox({ told: true }).then(() => flushOutbox(true)) : undefined,
  );
  return () => {
    removeEventListener("online", onReturn);
    removeEventListener("focus", onReturn);
    document.removeEventListener("visibilitychange", onReturn);
    clearInterval(poll);
  };
}
