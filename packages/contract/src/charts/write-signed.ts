/**
 * A number with the minus sign of typesetters at the left of its digits. In Arabic it is isolated: `Intl` writes a mark of
 * direction there, which moves the sign to the other side.
 * @param locale as `Intl` takes it
 * @param write writes a number that is not negative
 */
export function writeSigned(value: number, locale: string, write: (size: number) => string): string {
  if (value >= 0) return write(value);
  const signed = `\u2212${write(-value)}`;
  return locale.startsWith("ar") ? `\u2066${signed}\u2069` : signed;
}
