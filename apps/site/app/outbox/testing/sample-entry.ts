import type { OutboxEntry } from "../entry.ts";

/** A subscription before its first attempt. */
export const sampleEntry: OutboxEntry = {
  kind: "newsletter",
  body: { email: "maya@sanabel.example" },
  key: "0123456789abcdef",
  locale: "en",
  trace: "4000;",
  reference: null,
  createdAt: 0,
  failures: 0,
  dueAt: 0,
  refusedWith: null,
  claimedUntil: 0,
};
