/** Longest part of a header that is read, characters. */
const longest = 1_000;

/**
 * The language that an `Accept-Language` prefers among the known ones: by weight, the first of equals; a range with a
 * weight that is no number counts for nothing (RFC 9110 §12.5.4). `null` when it names none.
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
