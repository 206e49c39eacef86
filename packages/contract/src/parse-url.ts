/**
 * Parses an address, absolute or seen from `base`; `null` when it is none. For code that browsers run: those of before
 * December 2023 lack `URL.canParse`.
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
