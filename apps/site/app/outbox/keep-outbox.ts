import { patrolTime } from "./entry.ts";
import { flushOutbox } from "./flush-outbox.ts";
import { refreshOutbox } from "./outbox-state.ts";
import { hasOutbox } from "./store.ts";

/**
 * Watches over the messages on this device for the life of a page: sends them when it begins, when the network or
 * the visitor comes back, and every now and then (CON-11). Returns what ends it.
 */
export function keepOutbox(): () => void {
  const flush = (hurried: boolean) =>
    void hasOutbox().then((has) => (has ? flushOutbox(hurried) : undefined));
  const onReturn = () => {
    if (document.visibilityState === "visible") flush(true);
  };
  addEventListener("online", onReturn);
  addEventListener("focus", onReturn);
  document.addEventListener("visibilitychange", onReturn);
  const patrol = setInterval(() => flush(false), patrolTime);
  void hasOutbox().then((has) =>
    has ? refreshOutbox({ told: true }).then(() => flushOutbox(true)) : undefined,
  );
  return () => {
    removeEventListener("online", onReturn);
    removeEventListener("focus", onReturn);
    document.removeEventListener("visibilitychange", onReturn);
    clearInterval(patrol);
  };
}
