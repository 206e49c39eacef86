/** Longest part of a header that is read, characters. */
const longest = 1_000;

/**
 * Returns the known language that an `Accept-Language` header prefers: the one with the highest weight, and the
 * first of equals. A range whose weight is not a number is ignored (RFC 9110 §12.5.4). Returns `null` when the
 * header names no known language.
 */
export function preferredLanguage<Language extends string>(
  header: string | null | undefined,
  isKnown: (tag: unknown) => tag is Language,
): Language | null {
  let best: Language | null = null;
  let bestWeight = 0;
  for (const range of (header ?? "").slice(0, longest).split(",")) {
    const [tag = "", ...parameters] = range.split(";");
    const language = tag.trim().toLowerCase().split("-")[0];
    const parameter = parameters.find((one) => /^\s*q\s*=/i.test(one));
    const weight =
      parameter === undefined ? 1 : Number.parseFloat(parameter.slice(parameter.indexOf("=") + 1));
    if (isKnown(language) && weight > bestWeight) [best, bestWeight] = [language, weight];
  }
  return best;
}
