import { afterEach, expect, test, vi } from "vitest";
import type { OutboxEntry } from "./entry.ts";
import { flushOutbox, retryOutbox } from "./flush-outbox.ts";
import { sampleEntry } from "./testing/sample-entry.ts";

const { entries, sent } = vi.hoisted(() => ({ entries: [] as OutboxEntry[], sent: [] as string[] }));

vi.mock("./store.ts", () => ({
  removeExpired: () => Promise.resolve(),
  listEntries: () => Promise.resolve([...entries]),
  findEntry: (key: string) => Promise.resolve(entries.find((entry) => entry.key === key)),
  removeEntry: (key: string) =>
    Promise.resolve(
      entries.splice(
        entries.findIndex((entry) => entry.key === key),
        1,
      ),
    ),
}));
vi.mock("./entry-lock.ts", () => ({ withEntryLock: (_key: string, task: () => Promise<void>) => task() }));
vi.mock("./outbox-state.ts", () => ({ announceDelivery: () => undefined }));
vi.mock("./refresh-outbox.ts", () => ({ refreshOutbox: () => undefined }));
vi.mock("./send-entry.ts", () => ({
  sendEntry: ({ key }: OutboxEntry) => {
    sent.push(key);
    return Promise.resolve({ outcome: "delivered", reference: null });
  },
}));

const waiting = (key: string, dueAt: number): OutboxEntry => ({
  ...{ ...sampleEntry, key, dueAt },
  ...{ createdAt: Date.now(), failures: 1 },
});

afterEach(() => {
  entries.length = 0;
  sent.length = 0;
});

test("CON-11 a periodic run sends what is due; a message that is not waits", async () => {
  entries.push(waiting("due", 0), waiting("later", Date.now() + 60_000));
  await flushOutbox(false);
  expect(sent).toEqual(["due"]);
});

test("CON-11 sending by hand during a periodic run sends what is not due as well, each message once", async () => {
  entries.push(waiting("due", 0), waiting("later", Date.now() + 60_000));
  const poll = flushOutbox(false);
  await Promise.all([retryOutbox(), retryOutbox()]);
  expect(sent).toEqual(["due", "later"]);
  await poll;
});
