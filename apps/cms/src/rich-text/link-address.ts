import type { TextFieldSingleValidation } from "payload";
import { inLanguageOf } from "../language.ts";

const schemes = ["http:", "https:", "mailto:", "tel:"];

/** What Payload gives a link until its drawer is filled in. It leads nowhere. */
export const untouchedAddress = "https://";

/** Spaces, control characters and backslashes disguise forbidden addresses (B5). */
const disguise = /[\s\\\p{Cc}\p{Cf}]/u;

/** Whether an address is allowed: http(s), mailto, tel, or a path of the site such as `/words`. */
export function isSafeAddress(address: string): boolean {
  if (disguise.test(address)) return false;
  if (address.startsWith("/")) return !address.startsWith("//");
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  // `https://https://…`: a full address behind the beginning that the field offers.
  const isDoubled = hostname === "http" || hostname === "https";
  return schemes.includes(protocol) && !isDoubled && !username && !password;
}

/**
 * The address in the form that is stored: without spaces around it, and with spaces inside encoded. Returns undefined
 * when it is not allowed.
 */
export function acceptedAddress(address: string): string | undefined {
  const trimmed = address.trim();
  if (isSafeAddress(trimmed)) return trimmed;
  if (!/^https?:/i.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  const { href } = new URL(trimmed);
  return isSafeAddress(href) ? href : undefined;
}

export const addressRefusal = {
  en: "Only web addresses (https://…), e-mail (mailto:…), phone (tel:…) and paths of the site (/words) are accepted.",
  ar: "لا يُقبل إلا عنوان ويب (\u2066https://…\u2069) أو بريد (\u2066mailto:…\u2069) أو هاتف (\u2066tel:…\u2069) أو مسار داخل الموقع (\u2066/words\u2069).",
};

/** Validates a field with an address of any allowed kind. An empty field passes. */
export const validateLinkAddress: TextFieldSingleValidation = (value, { req }) =>
  !value || isSafeAddress(value) || inLanguageOf(req, addressRefusal);

/** Validates a required field with a path of the site or an `https:` address. */
export const validatePageAddress: TextFieldSingleValidation = (value, { req }) =>
  (/^(?:\/|https:\/\/)/.test(value ?? "") && isSafeAddress(value ?? "")) ||
  inLanguageOf(req, {
    en: "Enter a path of the site (/words) or a full web address (https://…).",
    ar: "أدخل مسارًا داخل الموقع (\u2066/words\u2069) أو عنوان ويب كاملًا (\u2066https://…\u2069).",
  });

/** Validates a field that may be empty with such an address. */
export const validateOptionalPageAddress: TextFieldSingleValidation = (value, options) =>
  !value || validatePageAddress(value, options);

/** Validates a field with the address of another website. */
export const validateWebAddress: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  (/^https?:\/\//i.test(value) && isSafeAddress(value)) ||
  inLanguageOf(req, {
    en: "Enter a full web address: https://…",
    ar: "أدخل عنوان ويب كاملًا: \u2066https://…\u2069",
  });
