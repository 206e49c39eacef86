import { outboxChannel, showEntries } from "./outbox-state.ts";
import { listEntries } from "./store.ts";

/** Reads the outbox again. Notifies the other tabs, unless their notification caused the call. */
export async function refreshOutbox({ told = false } = {}): Promise<void> {
  if (!told) outboxChannel?.postMessage("changed");
  showEntries(await listEntries().catch(() => []));
}
