import { numbers } from "../language.ts";

const arabicPlural = new Intl.PluralRules("ar");

/**
 * The Arabic plural forms of a counted noun: none, one and two are words without a number, 3 to 10 take the
 * plural, larger numbers the singular.
 */
export function counted(none: string, one: string, two: string, few: string, many: string, other: string) {
  return (count: number) => {
    const form = { zero: none, one, two, few, many, other }[arabicPlural.select(count)];
    return form.replace("#", numbers.ar.format(count));
  };
}
