import { locales } from "@miqyas/contract";
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from "payload";
import type { Bilingual } from "../language.ts";
import type { User } from "../payload-types.ts";
import { isObject, propertyOf } from "../property-of.ts";
import { refusalOf } from "../refusal.ts";
import { findPasswordFault, normalizePassword, passwordFaults } from "./password-rules.ts";

/** The agency's names in the site settings, in both languages, and the product's own. */
async function agencyNames(req: PayloadRequest): Promise<string[]> {
  const names = ["Miqyas", "مقياس"];
  for (const locale of locales) {
    const { agency_name: name } = await req.payload.findGlobal({
      ...{ slug: "site-settings", locale, depth: 0, req },
      select: { agency_name: true },
    });
    if (name) names.push(name);
  }
  return names;
}

async function refuseWeak(password: unknown, account: Partial<User>, req: PayloadRequest): Promise<void> {
  const own = [account.name, account.email].filter((name) => typeof name === "string");
  const fault = await findPasswordFault(password, [...own, ...(await agencyNames(req))]);
  if (fault) throw refusalOf(req, passwordFaults[fault], "password");
}

/** Refuses a weak password of a new account or a changed one (SP 800-63B-4). */
export const refuseWeakPassword: CollectionBeforeValidateHook<User> = async ({ data, originalDoc, req }) => {
  const password = propertyOf(data, "password");
  // Payload asks for a missing password itself, and an empty one changes nothing.
  if (password !== undefined && password !== null && password !== "")
    await refuseWeak(password, { ...originalDoc, ...data }, req);
  return data;
};

/**
 * Brings a password into its normal form before Payload hashes or compares it. Setting one by the link of a
 * mail has no other hook that sees the password, so it is checked here.
 */
export const preparePassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!["create", "update", "login", "resetPassword"].includes(operation)) return;
  const data = propertyOf(args, "data");
  const password = propertyOf(data, "password");
  if (isObject(data) && typeof password === "string") data.password = normalizePassword(password);
  if (operation === "resetPassword") await refuseWeak(password, await findByToken(data, req), req);
};

/** Ends the link to set a password when the password or the e-mail address is changed in another way (R15). */
export const endPasswordLink: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) => {
  const { password, email = originalDoc?.email } = data;
  if (!password && email === originalDoc?.email) return data;
  return { ...data, resetPasswordToken: null, resetPasswordExpiration: null };
};

/** Why a link sets no password: it was used, a later one replaced it, or its time is over. */
export const deadLink: Bilingual = {
  en: "This link does not work any more. Ask for a new one.",
  ar: "لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا.",
};

/** The account that a reset link belongs to. Payload refuses a dead link too, in English alone. */
async function findByToken(data: unknown, req: PayloadRequest): Promise<User> {
  const token = propertyOf(data, "token");
  if (typeof token !== "string" || token === "") throw refusalOf(req, deadLink);
  const now = new Date().toISOString();
  const where = { resetPasswordToken: { equals: token }, resetPasswordExpiration: { greater_than: now } };
  const { docs } = await req.payload.find({ collection: "users", where, limit: 1, depth: 0, req });
  if (!docs[0]) throw refusalOf(req, deadLink);
  return docs[0];
}
