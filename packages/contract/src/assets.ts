/** Fields with the address of a file, at any depth of an answer. */
const addressFields = new Set([
  "image",
  "hero_image",
  "second_image",
  "cover_image",
  "avatar",
  "company_logo",
  "logo",
  "icon",
  "video",
  "file",
  "sample_page",
  "variants",
  "share_image",
]);

const absolute = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * The address of a file for the browser. Absolute and `data:` addresses stay; relative ones get the backend's host; what
 * some backends write for no file is "" (ENT-1).
 * @param base origin of the backend for browsers; `""` when the site forwards to it.
 */
export function resolveAsset(path: string, base: string): string {
  const address = path.trim();
  if (address === "null" || address === "undefined") return "";
  if (address === "" || absolute.test(address)) return address;
  return `${base}/${address.replace(/^\/+/, "")}`;
}

/** Makes every file address in an answer absolute. Everything else stays. */
export function resolveAssets(value: unknown, base: string, depth = 0): unknown {
  if (depth > 12 || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => resolveAssets(entry, base, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      typeof entry === "string" && addressFields.has(key)
        ? resolveAsset(entry, base)
        : resolveAssets(entry, base, depth + 1),
    ]),
  );
}
