import { isObject } from "../../src/property-of.ts";

/** Whether a `Content-Type` means JSON in UTF-8. */
export function saysJson(contentType: string | undefined): boolean {
  const [type = "", ...parameters] = (contentType ?? "").toLowerCase().split(";");
  const charset = parameters.map((one) => /^\s*charset="?([\w-]+)"?\s*$/.exec(one)?.[1]).find(Boolean);
  return type.trim() === "application/json" && (charset ?? "utf-8") === "utf-8";
}

/** Parses a body as a JSON object. Returns undefined for other JSON, or a body that is not UTF-8 (B14). */
export function readJsonObject(body: Buffer): object | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
