import type { IncomingMessage, ServerResponse } from "node:http";
import { callHeaders } from "./forward-headers.ts";
import type { HeaderList } from "./headers.ts";

/** Largest answer of a call that is read, bytes; the contract's client refuses larger ones too. */
export const largestAnswer = 5 * 1024 * 1024;

/** A backend's answer to a call, read to its end. */
export interface BackendAnswer {
  status: number;
  /** As they go to the browser. */
  headers: HeaderList;
  etag: string | undefined;
  body: Buffer;
  isJson: boolean;
}

/** Reads an answer. Rejects when it is cut short or too large (F5). */
export async function readAnswer(answer: IncomingMessage, secure: boolean): Promise<BackendAnswer> {
  const { statusCode: status = 502, headers } = answer;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestAnswer) throw new Error("The backend's answer is too large");
    chunks.push(chunk);
  }
  if (!answer.complete) throw new Error("The backend's answer is cut short");
  return {
    status,
    headers: callHeaders(headers, secure),
    etag: headers.etag,
    body: Buffer.concat(chunks),
    isJson: /^application\/(?:[\w.-]+\+)?json\b/i.test(headers["content-type"] ?? ""),
  };
}

/** Whether an answer says that the backend is ill: its own errors, a redirect, a success that is not JSON (F5). */
export function saysIll({ status, isJson }: BackendAnswer): boolean {
  if (status === 304) return false;
  return status >= 500 || status === 408 || (status < 400 && (status >= 300 || !isJson));
}

/** Sends an answer on to the browser. */
export function sendAnswer(
  response: ServerResponse,
  { status, headers, body }: Pick<BackendAnswer, "status" | "headers" | "body">,
): void {
  if (status === 304 || status === 204 || response.req.method === "HEAD")
    return void response.writeHead(status, headers).end();
  response.writeHead(status, [...headers, "Content-Length", String(body.length)]).end(body);
}
