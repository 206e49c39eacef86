import * as v from "valibot";
import type { Locale } from "@miqyas/contract";
import { cleanText } from "@miqyas/contract";
import { formCalls } from "./form-kinds.ts";
import type { FormBody, FormKind } from "./form-kinds.ts";
import { messageText } from "./messages.ts";
import type { MessageCode } from "./messages.ts";

export type FieldErrors = Partial<Record<string, string>>;

type FieldCodes = Record<"missing" | "wrong" | "tooLong", MessageCode>;

const fieldCodes: Record<string, FieldCodes> = {
  name: { missing: "nameMissing", wrong: "nameMissing", tooLong: "nameTooLong" },
  email: { missing: "emailMissing", wrong: "emailWrong", tooLong: "emailTooLong" },
  message: { missing: "messageMissing", wrong: "messageMissing", tooLong: "messageTooLong" },
  phone: { missing: "phoneWrong", wrong: "phoneWrong", tooLong: "phoneWrong" },
};

/** What is wrong with a value: not there, not of its kind, or too long. */
function problemOf({ type, input }: { type: string; input: unknown }): keyof FieldCodes {
  if (type === "max_length") return "tooLong";
  return typeof input === "string" && cleanText(input) ? "wrong" : "missing";
}

/**
 * A form as the contract wants it, cleaned of controls and spoofing characters (B9, B15), or what is wrong with each
 * field, in the visitor's language. A missing telephone number is an empty one.
 */
export function readForm(
  kind: FormKind,
  fields: unknown,
  locale: Locale,
): { body: FormBody } | { errors: FieldErrors } {
  const parsed = v.safeParse<v.GenericSchema<unknown, FormBody>>(formCalls[kind].schema, fields);
  if (parsed.success) {
    const body = parsed.output;
    return { body: "message" in body ? { ...body, phone: body.phone ?? "" } : body };
  }
  const errors: FieldErrors = {};
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue) ?? "";
    const codes = fieldCodes[field];
    if (codes) errors[field] ??= messageText(codes[problemOf(issue)], locale);
  }
  return { errors };
}
