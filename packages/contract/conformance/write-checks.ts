import { randomUUID } from "node:crypto";
import type { Locale } from "../src/index.ts";
import {
  confirmSubscription,
  leaveNewsletter,
  sendContactMessage,
  subscribeToNewsletter,
} from "../src/index.ts";
import type { Findings } from "./read-checks.ts";
import { ask } from "./reader.ts";

const message = {
  name: "Conformance check",
  email: "conformance@example.org",
  message: "Written by the conformance suite. It may be deleted.",
  phone: "+963 11 555 0142",
};

/** Checks the contact call: success, replay, conflict, bad bodies (API-28, CON-12). Stores one message. */
export async function checkContact(base: string, locale: Locale): Promise<Findings> {
  const findings: Findings = [];
  const key = randomUUID();
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    ask(base, sendContactMessage.path, { locale, method: "POST", body, headers });
  const first = await post(message, { "Idempotency-Key": key });
  if (first.status === 429) return ["is rate-limited now: try again later"];
  if (first.status < 200 || first.status > 299) return [`status ${first.status}, expected 2xx`];
  const replay = await post(message, { "Idempotency-Key": key });
  if (replay.status !== first.status || replay.text !== first.text)
    findings.push("the same key and body again is not answered with the first answer");
  const other = await post({ ...message, message: "Another text" }, { "Idempotency-Key": key });
  if (other.status !== 422)
    findings.push(`the same key with another body: status ${other.status}, expected 422`);
  for (const [what, body] of [
    ["no name", { ...message, name: " " }],
    ["no @ in the e-mail", { ...message, email: "nobody" }],
    ["no message", { ...message, message: "" }],
    ["a list", []],
    ["broken JSON", "{"],
  ] as const) {
    const { status } = await post(body);
    if (status < 400 || status > 499) findings.push(`${what}: status ${status}, expected 4xx`);
  }
  return findings;
}

/** Checks the newsletter call (API-29). Stores one address of a reserved domain. */
export async function checkNewsletter(base: string, locale: Locale): Promise<Findings> {
  const post = (body: unknown) => ask(base, subscribeToNewsletter.path, { locale, method: "POST", body });
  const first = await post({ email: "conformance@example.com" });
  if (first.status === 429) return ["is rate-limited now: try again later"];
  if (first.status < 200 || first.status > 299) return [`status ${first.status}, expected 2xx`];
  const again = await post({ email: "conformance@example.com" });
  if (again.status !== first.status) return ["tells a known address from a new one"];
  return [];
}

/** Checks that the calls of mail links, if the backend has them, refuse an unknown token. */
export async function checkNewsletterLinks(base: string, locale: Locale): Promise<Findings> {
  const findings: Findings = [];
  for (const { path } of [confirmSubscription, leaveNewsletter]) {
    const { status } = await ask(base, path, { locale, method: "POST", body: { token: "1.no-such-token" } });
    if (![404, 410, 422, 429].includes(status))
      findings.push(
        `${path} with a wrong token: status ${status}, expected 422, or 404 for a backend without it`,
      );
  }
  return findings;
}
