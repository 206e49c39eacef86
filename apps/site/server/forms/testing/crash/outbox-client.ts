import { randomUUID } from "node:crypto";
import { sendContactMessage } from "@miqyas/contract";
import type { ContactMessage } from "@miqyas/contract";

/** A message with the key it is sent under, as a browser's outbox keeps it. */
export interface OutboxMessage {
  key: string;
  body: ContactMessage;
  /** Address that the message seems to come from: limits count by it. */
  client: string;
}

/** A message that no other is like, from an address and a mailbox of its own. */
export function makeMessage(number: number): OutboxMessage {
  return {
    key: randomUUID(),
    body: {
      name: `زائر Visitor ${number}`,
      email: `visitor-${number}@sanabel.example`,
      message: `Message ${number}: نودّ اختبار حجمين من العبوات في حمص.\n${"x".repeat(1 + (number % 500))}`,
      phone: "",
    },
    client: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
}

/** Posts a message once. Resolves with the status and the reference; rejects when nothing answered. */
export async function postMessage(url: string, { key, body, client }: OutboxMessage) {
  const response = await fetch(`${url}${sendContactMessage.path}?lang=ar`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": key,
      "X-Forwarded-For": client,
      "X-Miqyas-Form": "8400;",
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const answer = await response.text();
  return { status: response.status, reference: /"reference":"(\w+)"/.exec(answer)?.[1] };
}
