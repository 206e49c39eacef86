import {
  arabicFormCallMessages,
  arabicFormMessages,
  englishFormCallMessages,
  englishFormMessages,
  writeFaults,
} from "@miqyas/contract";
import type { FieldFaults, FormKind, Locale } from "@miqyas/contract";

const messages = {
  en: { ...englishFormMessages, refusals: { ...englishFormMessages.problems, ...englishFormCallMessages } },
  ar: { ...arabicFormMessages, refusals: { ...arabicFormMessages.problems, ...arabicFormCallMessages } },
};

/** Why a JSON call is refused. */
export type RefusalCode = keyof typeof messages.en.refusals;

export const refusalText = (code: RefusalCode, locale: Locale): string => messages[locale].refusals[code];

/** The answer to a JSON call whose form could not be stored (CON-10). */
export const failedText = (kind: FormKind, locale: Locale): string => messages[locale].failed[kind];

/** The error of each field, in the visitor's language. */
export const faultTexts = (kind: FormKind, faults: FieldFaults, locale: Locale): Record<string, string> =>
  writeFaults(faults, messages[locale].faults[kind]);

/** The whole body of the answer to a stored form (CON-9, NEWS-3). */
export const storedAnswer = (kind: FormKind, locale: Locale, reference: string): string =>
  JSON.stringify({ success: true, message: messages[locale].stored[kind], data: { reference } });
