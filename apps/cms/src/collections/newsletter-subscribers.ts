import { locales } from "@miqyas/contract";
import type { CollectionBeforeChangeHook, CollectionConfig, FieldHook } from "payload";
import * as v from "valibot";
import { asReceived, inboxAccess } from "../access/inbox-access.ts";
import { groups } from "../admin/groups.ts";
import { env } from "../env.ts";
import type { NewsletterSubscriber } from "../payload-types.ts";
import {
  quarantineReason,
  receivedKey,
  receivedLanguage,
  receivedLine,
  receivedTime,
} from "../fields/received.ts";
import { exportCsv } from "../inbox/export-csv.ts";
import { createLinkTokens, linkAddress } from "../inbox/link-token.ts";
import { refuseOlderForm } from "../versions/keep-others-changes.ts";
import { lockEntry } from "../versions/lock-entry.ts";

const lowerCase: FieldHook<NewsletterSubscriber, string | undefined> = ({ value }) =>
  value?.trim().toLowerCase();

/**
 * A state that staff choose counts from now: who is not confirmed is asked within the limits of mails. The time at which a
 * visitor confirmed stays. The reason for a hold is a program's: a hold by staff has none, by which it stays
 * (`server/retention.ts`).
 */
const startState: CollectionBeforeChangeHook<NewsletterSubscriber> = ({ data, operation, originalDoc }) => {
  if (operation !== "update" || data.status === originalDoc?.status) return data;
  const now = new Date().toISOString();
  const times = {
    confirmed: { confirmed_at: originalDoc?.confirmed_at ?? now, unsubscribed_at: null },
    unconfirmed: { subscribed_at: now, confirmed_at: null, unsubscribed_at: null, mail_refused: null },
    unsubscribed: { unsubscribed_at: now },
    quarantined: {},
  };
  return { ...data, ...(data.status && times[data.status]), quarantine_reason: null };
};

const exported = v.object({
  id: v.number(),
  email: v.string(),
  language: v.fallback(v.picklist(locales), "en"),
});
const tokens = createLinkTokens(env.PAYLOAD_SECRET);

/** The link with which a subscriber leaves the list: whoever sends the newsletter puts it into each issue (RFC 8058). */
function leaveAddress(row: unknown): string {
  const { id, email, language } = v.parse(exported, row);
  return linkAddress(env.SITE_ORIGIN, language, "unsubscribe", tokens.leave({ id, email }));
}

/**
 * Addresses of the newsletter form. A quarantined address is visible to staff, but gets no mail and is not
 * exported (NEWS-7).
 */
export const NewsletterSubscribers: CollectionConfig = {
  slug: "newsletter-subscribers",
  labels: {
    singular: { en: "Subscriber", ar: "مشترك" },
    plural: { en: "Newsletter subscribers", ar: "مشتركو النشرة" },
  },
  defaultSort: "-subscribed_at",
  disableDuplicate: true,
  admin: {
    group: groups.inbox,
    useAsTitle: "email",
    defaultColumns: ["email", "status", "language", "subscribed_at"],
    listSearchableFields: ["email"],
    components: {
      beforeListTable: ["/admin/mail-notice.tsx#MailNotice", "/admin/inbox/inbox-bar.tsx#InboxBar"],
    },
  },
  access: inboxAccess,
  hooks: { beforeOperation: [lockEntry, refuseOlderForm], beforeChange: [startState] },
  endpoints: [
    exportCsv({
      collection: "newsletter-subscribers",
      mayExport: inboxAccess.read,
      name: "subscribers",
      fields: ["email", "status", "language", "subscribed_at", "confirmed_at"],
      computed: { label: { en: "Unsubscribe link", ar: "رابط إلغاء الاشتراك" }, textOf: leaveAddress },
      only: { status: { not_equals: "quarantined" } },
    }),
  ],
  fields: [
    {
      name: "email",
      type: "email",
      label: { en: "E-mail", ar: "البريد الإلكتروني" },
      required: true,
      unique: true,
      index: true,
      access: asReceived,
      hooks: { beforeValidate: [lowerCase] },
      admin: { readOnly: true },
    },
    {
      name: "status",
      type: "select",
      label: { en: "State", ar: "الحالة" },
      options: [
        { value: "unconfirmed", label: { en: "Not confirmed", ar: "غير مؤكَّد" } },
        { value: "confirmed", label: { en: "Confirmed", ar: "مؤكَّد" } },
        { value: "unsubscribed", label: { en: "Unsubscribed", ar: "ألغى الاشتراك" } },
        { value: "quarantined", label: { en: "On hold", ar: "معلّق" } },
      ],
      required: true,
      index: true,
      defaultValue: "unconfirmed",
      admin: { position: "sidebar" },
    },
    quarantineReason,
    receivedLanguage,
    receivedTime("subscribed_at", { en: "Subscribed", ar: "وقت الاشتراك" }),
    receivedTime("confirmation_sent_at", { en: "Confirmation requested", ar: "وقت طلب التأكيد" }),
    receivedTime("confirmed_at", { en: "Confirmed", ar: "وقت التأكيد" }),
    receivedTime("unsubscribed_at", { en: "Unsubscribed", ar: "وقت إلغاء الاشتراك" }),
    receivedLine("mail_refused", {
      en: "Why e-mail to this address is refused",
      ar: "سبب رفض البريد المرسَل إلى هذا العنوان",
    }),
    receivedKey("idempotency_key", { en: "Idempotency key", ar: "مفتاح منع التكرار" }),
  ],
};
