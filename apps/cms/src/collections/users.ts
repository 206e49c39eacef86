import type { CollectionConfig } from "payload";
import { keepAnOwner } from "../access/keep-an-owner.ts";
import { roleLabels } from "../access/role-labels.ts";
import { onlyField } from "../access/roles.ts";
import { usersAccess } from "../access/users-access.ts";
import { keepInvitation, refuseWithoutMail } from "../accounts/forgotten-password.ts";
import { invitationEndpoints } from "../accounts/invitation-endpoints.ts";
import { lockAccount, lockForSignOut } from "../accounts/lock-account.ts";
import { mailInterval, passwordLink, passwordMail } from "../accounts/password-link.ts";
import { endPasswordLink, preparePassword, refuseWeakPassword } from "../accounts/password-hooks.ts";
import { endSessionsEndpoint } from "../accounts/sessions-endpoint.ts";
import { removeSecondFactor } from "../accounts/two-factor/second-factor.ts";
import {
  answerCodeNeeded,
  countCodeAttempt,
  requireCode,
  signInLock,
} from "../accounts/two-factor/sign-in-hooks.ts";
import { twoFactorEndpoints } from "../accounts/two-factor/two-factor-endpoints.ts";
import { twoFactorState } from "../accounts/two-factor/two-factor-state.ts";
import { accountRecords } from "../audit/record-accounts.ts";
import { groups } from "../admin/groups.ts";
import { env } from "../env.ts";
import { releaseMessages } from "../inbox/release-messages.ts";
import { keepPlans } from "../publishing/hand-over-plans.ts";

/** Staff. Five wrong passwords lock an account for ten minutes (B18). */
export const Users: CollectionConfig = {
  slug: "users",
  labels: { singular: { en: "User", ar: "مستخدم" }, plural: { en: "Users", ar: "المستخدمون" } },
  disableDuplicate: true,
  admin: {
    group: groups.settings,
    useAsTitle: "name",
    defaultColumns: ["name", "email", "role", "two_factor"],
    listSearchableFields: ["name", "email"],
    components: { beforeListTable: ["/admin/invitations/invite.tsx#Invite"] },
  },
  auth: {
    ...signInLock,
    tokenExpiration: 8 * 60 * 60,
    useSessions: true,
    forgotPassword: {
      minRequestInterval: mailInterval,
      generateEmailHTML: ({ token = "" } = {}) => passwordMail(passwordLink(token), "forgotten").html,
      generateEmailSubject: () => passwordMail("", "forgotten").subject,
    },
    removeTokenFromResponses: true,
    cookies: { secure: env.secureCookies, sameSite: "Strict" },
  },
  access: usersAccess,
  hooks: {
    beforeOperation: [
      preparePassword,
      lockAccount,
      refuseWithoutMail,
      keepInvitation,
      countCodeAttempt,
      accountRecords.beforeOperation,
    ],
    beforeLogin: [requireCode],
    afterError: [answerCodeNeeded, accountRecords.afterError],
    afterLogin: [accountRecords.afterLogin],
    afterLogout: [lockForSignOut, accountRecords.afterLogout],
    afterChange: [releaseMessages, accountRecords.afterChange],
    afterDelete: [accountRecords.afterDelete],
    beforeValidate: [refuseWeakPassword],
    beforeChange: [endPasswordLink, keepAnOwner.onChange, keepPlans.onChange],
    beforeDelete: [
      keepAnOwner.onDelete,
      keepPlans.onDelete,
      ({ id, req }) => removeSecondFactor(req.payload, Number(id), req),
    ],
  },
  endpoints: [
    ...twoFactorEndpoints,
    ...invitationEndpoints,
    endSessionsEndpoint,
    {
      // Payload lets anyone register while there is no user. Here the owner is created on the command line.
      path: "/first-register",
      method: "post",
      handler: () => Response.json({ errors: [{ message: "Forbidden" }] }, { status: 403 }),
    },
  ],
  fields: [
    { name: "name", type: "text", required: true, label: { en: "Name", ar: "الاسم" } },
    {
      name: "role",
      type: "select",
      required: true,
      defaultValue: "translator",
      saveToJWT: true,
      label: { en: "Role", ar: "الدور" },
      options: Object.entries(roleLabels).map(([value, label]) => ({ value, label: { ...label } })),
      access: { create: onlyField("owner"), update: onlyField("owner") },
    },
    twoFactorState,
    {
      name: "new_link",
      type: "ui",
      label: { en: "Link for a new password", ar: "رابط لكلمة مرور جديدة" },
      admin: {
        disableListColumn: true,
        components: { Field: "/admin/invitations/new-link.tsx#NewLink" },
      },
    },
    {
      name: "open_sessions",
      type: "ui",
      label: { en: "Open sessions", ar: "الجلسات المفتوحة" },
      admin: {
        disableListColumn: true,
        components: { Field: "/admin/sessions/sessions.tsx#Sessions" },
      },
    },
    {
      name: "wants_messages",
      type: "checkbox",
      defaultValue: false,
      label: {
        en: "Tell this person about new messages by e-mail",
        ar: "إبلاغ هذا المستخدم بالرسائل الجديدة عبر البريد الإلكتروني",
      },
      admin: { condition: ({ role }) => role === "owner" || role === "inbox" },
    },
  ],
};
