import type { Locale } from "@miqyas/contract";
import type { Payload } from "payload";
import type { Answer } from "./answer.ts";
import { unkeptHeaders } from "./headers.ts";
import type { DraftReference } from "../preview/draft-reference.ts";
import { answerRequest, answerWithDraft, NotFound } from "./read-request.ts";
import type { ReadRequest } from "./read-request.ts";
import { refusal } from "./refusals.ts";
import type { RefusalCode } from "./refusals.ts";

/** A reply. `headers` alternates names and values, as `writeHead` takes them. */
export interface Reply {
  status: number;
  headers: string[];
  body: Buffer | string | undefined;
}

/** The conditional headers of a request. */
export interface Conditions {
  acceptEncoding?: string | undefined;
  ifNoneMatch?: string | null | undefined;
}

/** Makes a reply in an encoding that the client accepts, or 304 when the client has the answer. */
export async function replyWith(answer: Answer, { acceptEncoding, ifNoneMatch }: Conditions): Promise<Reply> {
  if (answer.matches(ifNoneMatch)) return { status: 304, headers: answer.unchangedHeaders, body: undefined };
  return { status: 200, ...(await answer.representation(acceptEncoding)) };
}

/** Makes a JSON reply that must not be cached. */
export function jsonReply(status: number, body: string, headers: readonly string[] = []): Reply {
  const length = ["Content-Length", String(Buffer.byteLength(body))];
  const type = ["Content-Type", "application/json; charset=utf-8"];
  return { status, headers: [...unkeptHeaders, ...headers, ...type, ...length], body };
}

/** Makes a refusal in the language of the call. */
export const refuseWith = (
  status: number,
  code: RefusalCode,
  locale: Locale,
  details: Record<string, unknown> = {},
  headers: readonly string[] = [],
): Reply => jsonReply(status, refusal(code, locale, details), headers);

/**
 * Answers a read from memory or from the database. With a draft the answer is made anew and must not be cached. Throws
 * when the database cannot be read.
 */
export async function replyTo(
  request: ReadRequest,
  payload: Payload,
  conditions: Conditions,
  draft?: DraftReference,
): Promise<Reply> {
  try {
    if (draft) return jsonReply(200, await answerWithDraft(request, payload, draft));
    return await replyWith(await answerRequest(request, payload), conditions);
  } catch (error) {
    if (error instanceof NotFound) return refuseWith(404, "notFound", request.locale);
    throw error;
  }
}
