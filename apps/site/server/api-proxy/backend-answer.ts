import type { FastifyReply } from "fastify";
import { maxResponseBytes } from "@miqyas/contract";
import type { Headers } from "@miqyas/http/security-headers";
import type { BackendResponse } from "./backend.ts";
import { callHeaders } from "./proxy-headers.ts";

/** A backend's answer to a call, completely read. */
export interface BackendAnswer {
  status: number;
  /** Headers for the browser. */
  headers: Headers;
  etag: string | undefined;
  body: Buffer;
  isJson: boolean;
}

/** Reads an answer. Rejects when it is cut short or too large (F5). */
export async function readAnswer(
  { statusCode: status, headers, stream }: BackendResponse,
  secure: boolean,
): Promise<BackendAnswer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxResponseBytes) throw new Error("The backend's answer is too large");
    chunks.push(chunk);
  }
  return {
    status,
    headers: callHeaders(headers, secure),
    etag: headers.etag,
    body: Buffer.concat(chunks),
    isJson: /^application\/(?:[\w.-]+\+)?json\b/i.test(headers["content-type"] ?? ""),
  };
}

/** Whether an answer means a failing backend: an error of its own, a redirect, a success that is not JSON (F5). */
export function isBackendFailure({ status, isJson }: BackendAnswer): boolean {
  if (status === 304) return false;
  return status >= 500 || status === 408 || (status < 400 && (status >= 300 || !isJson));
}

/** Sends an answer on to the browser. */
export function sendAnswer(
  reply: FastifyReply,
  { status, headers, body }: Pick<BackendAnswer, "status" | "headers" | "body">,
): FastifyReply {
  reply.code(status).headers(headers);
  return status === 304 || status === 204 ? reply.send() : reply.send(body);
}
