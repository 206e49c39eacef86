import { cleanText } from "@miqyas/contract";
import type { ContactMessage } from "@miqyas/contract";
import { referenceOf } from "@miqyas/contract/reference";
import type { Load } from "./outbox-load.ts";

/** A message that a backend stored. */
export interface StoredMessage {
  key: string;
  body: ContactMessage;
}

/**
 * Keys of wrong messages, by fault.
 * - `lost`: acknowledged, but not in the backend
 * - `doubled`: more than once in the backend; `altered`: there with another text
 * - `foreign`: in the backend, but sent by nobody
 * - `misnamed`: acknowledged with two references, or with the reference of another message
 */
export type Verdict = Record<"lost" | "doubled" | "altered" | "foreign" | "misnamed", string[]>;

const textOf = ({ name, email, message, phone }: ContactMessage) =>
  JSON.stringify([name, email, cleanText(message), phone ?? ""]);

/** Compares the acknowledgements with the backend's messages (F11). */
export function judgeLoad(
  { messages, references, inconsistent }: Load,
  stored: readonly StoredMessage[],
): Verdict {
  const byKey = Map.groupBy(stored, ({ key }) => key);
  const sent = new Map(messages.map((message) => [message.key, message]));
  const acknowledged = [...references.keys()];
  return {
    lost: acknowledged.filter((key) => !byKey.has(key)),
    doubled: [...byKey].filter(([, rows]) => rows.length > 1).map(([key]) => key),
    altered: stored
      .filter(({ key, body }) => {
        const original = sent.get(key);
        return original && textOf(original.body) !== textOf(body);
      })
      .map(({ key }) => key),
    foreign: [...byKey.keys()].filter((key) => !sent.has(key)),
    misnamed: [...inconsistent, ...acknowledged.filter((key) => references.get(key) !== referenceOf(key))],
  };
}
