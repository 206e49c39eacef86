import { randomUUID } from "node:crypto";
import { sendContactMessage } from "@miqyas/contract";
import type { ContactMessage } from "@miqyas/contract";

/** A message with its idempotency key, like an entry of a browser's outbox. */
export interface OutboxMessage {
  key: string;
  body: ContactMessage;
  /** The client's address in `X-Forwarded-For`; limits count by it. */
  client: string;
}

/** A unique message, from its own address and mailbox. */
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
