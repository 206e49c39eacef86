/** Fields that hold the address of a file, wherever they stand in an answer. */
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
  "variants",
]);

const absolute = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * The address of a file as the browser can fetch it: absolute and `data:` addresses stay as they are,
 * relative ones are taken from the backend's host (ENT-1).
 * @param base origin of the backend as the browser reaches it; `""` when the site forwards to it.
 */
export function resolveAsset(path: string, base: string): string {
  if (path === "" || path === "null" || path === "undefined" || absolute.test(path)) return path;
  return `${base}/${path.replace(/^\/+/, "")}`;
}

/** Makes every file address in an answer absolute; everything else is returned as it came. */
export function resolveAssets(value: unknown, base: string, depth = 0): unknown {
  if (depth > 12 || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => resolveAssets(entry, base, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      typeof entry === "string" && addressFields.has(key)
        ? resolveAsset(entry.trim(), base)
        : resolveAssets(entry, base, depth + 1),
    ]),
  );
}
