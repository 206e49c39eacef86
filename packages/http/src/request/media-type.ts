import type { IncomingHttpHeaders } from "node:http";

/** Whether the body of a request has a media type, such as `application/json`, in UTF-8 and not compressed (B14). */
export function hasMediaType(headers: IncomingHttpHeaders, type: string): boolean {
  if (headers["content-encoding"] !== undefined && headers["content-encoding"] !== "identity") return false;
  const [media = "", ...parameters] = (headers["content-type"] ?? "").toLowerCase().split(";");
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([\w-]+)"?\s*$/.exec(parameter)?.[1])
    .find(Boolean);
  return media.trim() === type && (charset === undefined || charset === "utf-8" || charset === "utf8");
}
