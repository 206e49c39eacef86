import type { FieldAccess, FieldHook, PayloadRequest, SelectField } from "payload";
import { findRole, nobody } from "../../access/roles.ts";
import { propertyOf } from "../../property-of.ts";
import { findSecondFactor } from "./second-factor.ts";

/** Payload also asks about the field as such, without an account. */
const ownerOrSelf: FieldAccess = ({ req, id, doc }) =>
  findRole(req) === "owner" || [undefined, req.user?.id].includes(readNumber(propertyOf(doc, "id") ?? id));

const readNumber = (value: unknown) => (typeof value === "number" ? value : undefined);

/** Whether the rules ask an account for a second factor. */
export async function needsSecondFactor(req: PayloadRequest, account: unknown): Promise<boolean> {
  if (propertyOf(account, "role") !== "owner") return false;
  const rules = await req.payload.findGlobal({ slug: "account-rules", depth: 0, req });
  return rules.owners_need_two_factor === true;
}

/** Whether the second factor of the account is on, off, or due because the rules ask owners for it. */
const readState: FieldHook = async ({ data, req }) => {
  const id = propertyOf(data, "id");
  if (typeof id !== "number") return "off";
  if (await findSecondFactor(req, id)) return "on";
  return (await needsSecondFactor(req, data)) ? "due" : "off";
};

/**
 * The state of two-factor sign-in, worked out at each reading. An account where it is `due` has no role
 * (`findRole`): its owner can do nothing but set it up.
 */
export const twoFactorState: SelectField = {
  name: "two_factor",
  type: "select",
  virtual: true,
  label: { en: "Two-factor sign-in", ar: "التحقّق بخطوتين" },
  options: [
    { value: "on", label: { en: "On", ar: "مفعّل" } },
    { value: "off", label: { en: "Off", ar: "غير مفعّل" } },
    { value: "due", label: { en: "To be set up", ar: "ينتظر التفعيل" } },
  ],
  access: { create: nobody, update: nobody, read: ownerOrSelf },
  hooks: { afterRead: [readState] },
  admin: { components: { Field: "/admin/accounts/two-factor.tsx#TwoFactor" } },
};
