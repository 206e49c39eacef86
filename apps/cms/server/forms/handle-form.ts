import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { listFaults, readIdempotencyKey, writeFaults } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { formHeaders } from "@miqyas/contract/form-headers";
import { referenceOf } from "@miqyas/contract/reference";
import * as v from "valibot";
import { jsonReply } from "../../src/api/reply.ts";
import { log } from "../../src/log/log.ts";
import { localeOf, sendReply } from "../shared/answer.ts";
import type { Handler } from "@miqyas/http/routes";
import type { Database } from "../shared/database.ts";
import { createSharedLimit } from "../shared/shared-limit.ts";
import { fingerprintOf } from "../../src/inbox/form-fingerprint.ts";
import type { Envelope, Form } from "./form.ts";
import { answerFailure, Refused, refuseWhenOver } from "./form-refusal.ts";
import { storeForm } from "./store-form.ts";
import type { StoreResult } from "./store-form.ts";
import { createAdmission, readJsonRequest } from "./read-json.ts";
import { createReplyDeadlines } from "./reply-deadline.ts";

/** Largest body of a form, bytes. */
const largest = 64 * 1024;

export interface FormContext {
  database: Database;
  /** Shared with the site's server. */
  siteSecret: string | undefined;
  /** Signs the links of mails. */
  linkSecret: string;
  /** Origins whose pages may send forms. */
  origins: readonly string[];
  /** Called after every new row. */
  onStored?: () => void;
}

/** Handles one form: reads, checks and stores it, and answers in the visitor's language. */
export function createFormHandler<Fields extends object>(form: Form<Fields>, context: FormContext): Handler {
  const findDeadline = createReplyDeadlines(context.database.read);
  const rows = createSharedLimit(context.database.write, context.linkSecret, {
    name: form.path,
    ...form.limit,
  });
  const admit = createAdmission();

  async function take(request: FastifyRequest, locale: Locale) {
    requireOwnOrigin(request, context.origins);
    const key = readKey(request);
    const { siteSecret } = context;
    const read = await readJsonRequest(request, { largest, siteSecret, admit });
    const { caller, client } = read;
    const fields = readFields(form, read.fields, locale);
    const receivedAt = caller?.receivedAt ?? new Date();
    const envelope: Envelope = {
      key,
      fingerprint: fingerprintOf(form.path, form.sameness?.(fields) ?? fields),
      typedFingerprint: fingerprintOf(form.path, fields),
      locale,
      receivedAt,
      reference: referenceOf(key ?? randomUUID()),
      replyBy: await findDeadline(receivedAt),
      quarantine: caller?.quarantine ?? null,
    };
    return storeWithinLimit(fields, envelope, caller ? undefined : client);
  }

  /** Only a new row counts. A repeated form, or one that could not be stored, does not. */
  async function storeWithinLimit(fields: Fields, envelope: Envelope, client: string | undefined) {
    const wait = client ? await rows.take(client) : 0;
    let result: StoreResult | undefined;
    try {
      result = await storeForm(context.database, form, fields, envelope, () => {
        refuseWhenOver(wait);
        const { reference } = envelope;
        const answer = { success: true, message: form.thanks[envelope.locale], data: { reference } };
        return { status: 201, body: JSON.stringify(answer) };
      });
    } finally {
      if (client && wait === 0 && result?.kind !== "stored") await rows.giveBack(client);
    }
    return result;
  }

  return async function handleForm(request, reply) {
    const locale = localeOf(request);
    try {
      const result = await take(request, locale);
      if (result.kind === "in-flight")
        throw new Refused(409, "keyInFlight", { headers: { "Retry-After": "1" } });
      if (result.kind === "key-reused") throw new Refused(422, "keyReused");
      log.info({ event: `form_${result.kind}`, form: form.path });
      if (result.kind === "stored") context.onStored?.();
      sendReply(reply, jsonReply(result.receipt.status, result.receipt.body));
    } catch (error) {
      answerFailure(reply, error, locale, form.path);
    }
  };
}

/**
 * Refuses a form from a page of another origin. Browsers send the origin of the page; other programs send
 * none.
 */
function requireOwnOrigin({ headers: { origin } }: FastifyRequest, origins: readonly string[]): void {
  if (origin !== undefined && !origins.includes(origin)) throw new Refused(403, "foreignOrigin");
}

function readKey({ headers }: FastifyRequest): string | null {
  const header = headers[formHeaders.idempotencyKey];
  if (header === undefined) return null;
  const key = typeof header === "string" ? readIdempotencyKey(header) : null;
  if (key === null) throw new Refused(400, "badKey");
  return key;
}

function readFields<Fields extends object>(form: Form<Fields>, given: object, locale: Locale): Fields {
  const parsed = v.safeParse(form.schema, given);
  if (parsed.success) return parsed.output;
  const errors = writeFaults(listFaults(parsed.issues), form.faults[locale]);
  throw new Refused(422, "invalid", { details: { errors } });
}
