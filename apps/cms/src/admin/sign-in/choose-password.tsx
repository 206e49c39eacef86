import { MinimalTemplate } from "@payloadcms/next/templates";
import { Link } from "@payloadcms/ui";
import type { AdminViewServerProps } from "payload";
import { Logo } from "../logo.tsx";
import { ChoosePasswordForm } from "./choose-password-form.tsx";

/**
 * The page of an invitation and of a forgotten password's link, in place of Payload's own: that one loses what
 * was typed before its script ran.
 */
export function ChoosePassword({ initPageResult: { req }, params }: AdminViewServerProps) {
  const [, token] = params?.segments ?? [];
  return (
    <MinimalTemplate className="login">
      <div className="login__brand">
        <Logo i18n={req.i18n} />
      </div>
      {req.user ? (
        <div className="choose-password">
          <p>{req.t("authentication:alreadyLoggedIn")}</p>
          <Link href="/admin/logout" prefetch={false}>
            {req.t("authentication:logOut")}
          </Link>
        </div>
      ) : (
        <ChoosePasswordForm token={typeof token === "string" ? token : ""} />
      )}
    </MinimalTemplate>
  );
}
