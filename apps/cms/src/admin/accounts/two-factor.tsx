import type { SelectFieldServerComponent } from "payload";
import { findRole } from "../../access/roles.ts";
import { countRecoveryCodes, findSecondFactor } from "../../accounts/two-factor/second-factor.ts";
import { needsSecondFactor } from "../../accounts/two-factor/two-factor-state.ts";
import { OthersTwoFactor } from "./others-two-factor.tsx";
import { OwnTwoFactor } from "./own-two-factor.tsx";

/** Two-factor sign-in in the form of an account: one's own is turned on and off, that of others off by an owner. */
export const TwoFactor: SelectFieldServerComponent = async ({ id, req }) => {
  const account = Number(id);
  if (!req.user || Number.isNaN(account)) return null;
  const factor = await findSecondFactor(req, account);
  if (req.user.id === account) {
    const isNeeded = await needsSecondFactor(req, req.user);
    return <OwnTwoFactor codesLeft={factor && countRecoveryCodes(factor)} isNeeded={isNeeded} />;
  }
  return findRole(req) === "owner" && <OthersTwoFactor id={account} wasOn={factor !== undefined} />;
};
