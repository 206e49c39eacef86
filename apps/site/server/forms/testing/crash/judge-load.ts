import { cleanText } from "@miqyas/contract";
import type { ContactMessage } from "@miqyas/contract";
import { referenceOf } from "@miqyas/contract/reference";
import type { Load } from "./outbox-load.ts";

/** A message as a backend stored it. */
export interface StoredMessage {
  key: string;
  body: ContactMessage;
}

/**
 * Keys of the messages with which something is wrong; all empty when nothing is.
 * - `lost`: acknowledged, and not in the backend; `doubled`: there more than once; `altered`: there with another text
 * - `foreign`: in the backend, and sent by nobody
 * - `misnamed`: acknowledged with two references, or with one that is not the message's
 */
export type Verdict = Record<"lost" | "doubled" | "altered" | "foreign" | "misnamed", string[]>;

const textOf = ({ name, email, message, phone }: ContactMessage) =>
  JSON.stringify([name, email, cleanText(message), phone ?? ""]);

/** Compares what visitors were told with what the backend has (F11). */
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
