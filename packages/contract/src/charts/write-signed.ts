/**
 * A number with the minus sign of typesetters at the left of its digits. In Arabic both are isolated, without a word such as
 * “مليون” after them: `Intl` writes a mark of direction there, which moves the sign to the other side. What is written as 0
 * has no sign.
 * @param locale as `Intl` takes it
 * @param write writes a number that is not negative
 */
export function writeSigned(value: number, locale: string, write: (size: number) => string): string {
  if (value >= 0) return write(value);
  const written = write(-value);
  if (!/[1-9١-٩]/.test(written)) return written;
  return locale.startsWith("ar")
    ? written.replace(/^\S+/, (digits) => `\u2066\u2212${digits}\u2069`)
    : `\u2212${written}`;
}
