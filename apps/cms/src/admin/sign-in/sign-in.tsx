import { redirect } from "next/navigation.js";
import { getSafeRedirect } from "payload/shared";
import type { AdminViewServerProps } from "payload";
import { Logo } from "../logo.tsx";
import { SignInForm } from "./sign-in-form.tsx";

/** The sign-in page in place of Payload's own, whose form has no second step. */
export function SignIn({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const target = getSafeRedirect({ fallbackTo: "/admin", redirectTo: searchParams?.redirect ?? "" });
  if (req.user) redirect(target);
  return (
    <>
      <div className="login__brand">
        <Logo i18n={req.i18n} />
      </div>
      <SignInForm target={target} />
    </>
  );
}
