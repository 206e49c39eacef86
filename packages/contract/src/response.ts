import * as v from "valibot";
import type { Absence } from "./call.ts";
import { ApiError } from "./errors.ts";
import type { ErrorCode } from "./errors.ts";

/** The largest answer that is read, bytes. */
export const maxResponseBytes = 5 * 1024 * 1024;

/** `Retry-After` in ms: seconds or an HTTP date; undefined when absent or unreadable. */
function readRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  if (/^\d{1,6}$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

/** Cancels an unread body. This frees its connection. */
async function dropBody({ body }: Response): Promise<void> {
  await body?.cancel().catch(() => undefined);
}

/** The body as text. Throws as soon as it is too large. */
async function readText(response: Response): Promise<string> {
  if (Number(response.headers.get("content-length") ?? 0) > maxResponseBytes) {
    await dropBody(response);
    throw new ApiError("malformed", "invalidFormat", { status: response.status });
  }
  if (!response.body) return "";
  const decoder = new TextDecoder("utf-8");
  const reader = response.body.getReader();
  let size = 0;
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxResponseBytes) {
      await reader.cancel();
      throw new ApiError("malformed", "invalidFormat", { status: response.status });
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** An escaped surrogate. Addresses, files and databases refuse a text with a lone one. */
const surrogate = /\\u[dD][89a-fA-F]/;

/** JSON whose texts are all well-formed. */
function parse(text: string): unknown {
  if (!surrogate.test(text)) return JSON.parse(text) as unknown;
  return JSON.parse(text, (_name, value: unknown) =>
    typeof value === "string" ? value.toWellFormed() : value,
  ) as unknown;
}

const refusal = v.looseObject({ success: v.literal(false) });

/** Whether the backend's envelope says that the entry does not exist (RT-21). */
async function statesAbsence(response: Response): Promise<boolean> {
  if (!/\bjson\b/i.test(response.headers.get("content-type") ?? "")) return false;
  try {
    return v.is(refusal, JSON.parse(await readText(response)));
  } catch {
    return false;
  }
}

/** The JSON of a successful answer. Throws `ApiError`. `absence` and `notFound` define the meaning of a 404. */
export async function readJson(
  response: Response,
  { absence, notFound }: { absence: Absence; notFound: ErrorCode },
): Promise<unknown> {
  const { status } = response;
  const isAbsent = (status === 404 || status === 410) && absence !== "never";
  const isBelieved = isAbsent && (absence === "any" || (await statesAbsence(response)));
  if (!response.ok) await dropBody(response);
  if (isBelieved) throw new ApiError("not-found", notFound, { status });
  if (!response.ok) {
    const retryAfter = readRetryAfter(response.headers.get("retry-after"));
    throw new ApiError("status", "loadFailed", { status, ...(retryAfter !== undefined && { retryAfter }) });
  }
  const text = await readText(response);
  try {
    return parse(text);
  } catch (cause) {
    throw new ApiError("malformed", "invalidFormat", { status, cause });
  }
}
