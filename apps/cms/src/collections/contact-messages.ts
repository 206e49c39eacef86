import type { CollectionConfig } from "payload";
import { answering, inboxAccess } from "../access/inbox-access.ts";
import { groups } from "../admin/groups.ts";
import { relatedCell } from "../fields/field-options.ts";
import { messageNotes } from "../fields/message-notes.ts";
import {
  quarantineReason,
  receivedEmail,
  receivedKey,
  receivedLanguage,
  receivedLine,
  receivedPhone,
  receivedReplyDeadline,
  receivedReference,
  receivedText,
  receivedTime,
} from "../fields/received.ts";
import { eraseEndpoint } from "../inbox/erase-endpoint.ts";
import { exportCsv } from "../inbox/export-csv.ts";
import { releaseMessage } from "../inbox/release-messages.ts";
import { lockEntry } from "../versions/lock-entry.ts";
import { refuseOlderForm } from "../versions/keep-others-changes.ts";
import { findByReference } from "../inbox/find-by-reference.ts";

/**
 * Messages of the contact form. Only the API writes them, with plain SQL (`server/forms/store-form.ts`:
 * CON-11, CON-12).
 */
export const ContactMessages: CollectionConfig = {
  slug: "contact-messages",
  labels: { singular: { en: "Message", ar: "رسالة" }, plural: { en: "Messages", ar: "الرسائل" } },
  defaultSort: "-received_at",
  disableDuplicate: true,
  admin: {
    group: groups.inbox,
    components: {
      beforeListTable: ["/admin/search-hint.tsx#SearchHint", "/admin/inbox/inbox-bar.tsx#InboxBar"],
    },
    useAsTitle: "name",
    defaultColumns: ["name", "reference", "received_at", "reply_by", "status", "assignee"],
    listSearchableFields: ["name", "email", "message", "reference"],
  },
  access: inboxAccess,
  hooks: { beforeOperation: [findByReference, lockEntry, refuseOlderForm] },
  endpoints: [
    eraseEndpoint,
    exportCsv({
      collection: "contact-messages",
      mayExport: inboxAccess.read,
      name: "messages",
      fields: [
        ...["reference", "received_at", "name", "email", "phone", "message", "language"],
        ...["status", "assignee", "reply_by", "quarantined"],
      ],
    }),
  ],
  fields: [
    {
      type: "row",
      fields: [receivedLine("name", { en: "Name", ar: "الاسم" }), receivedEmail, receivedPhone],
    },
    receivedText("message", { en: "Message", ar: "الرسالة" }),
    quarantineReason,
    messageNotes,
    {
      name: "status",
      type: "select",
      label: { en: "State", ar: "الحالة" },
      options: [
        { value: "new", label: { en: "New", ar: "جديدة" } },
        { value: "in_progress", label: { en: "In progress", ar: "قيد المتابعة" } },
        { value: "answered", label: { en: "Answered", ar: "رُدّ عليها" } },
        { value: "closed", label: { en: "Closed", ar: "مغلقة" } },
      ],
      required: true,
      index: true,
      defaultValue: "new",
      admin: { position: "sidebar" },
    },
    {
      name: "assignee",
      type: "relationship",
      relationTo: "users",
      label: { en: "Assigned to", ar: "المكلّف بها" },
      filterOptions: { role: { in: answering } },
      hooks: { beforeValidate: [releaseMessage] },
      admin: { position: "sidebar", allowCreate: false, components: relatedCell },
    },
    {
      name: "quarantined",
      type: "checkbox",
      label: { en: "On hold as suspicious", ar: "معلّقة للاشتباه في أنها آلية" },
      defaultValue: false,
      index: true,
      admin: { position: "sidebar" },
    },
    {
      ...receivedTime("received_at", { en: "Received", ar: "وقت الوصول" }),
      required: true,
      defaultValue: () => new Date().toISOString(),
    },
    receivedReplyDeadline,
    receivedTime("notified_at", { en: "Team notified by e-mail", ar: "وقت إبلاغ الفريق بالبريد" }),
    receivedReference,
    receivedLanguage,
    { ...receivedKey("idempotency_key", { en: "Idempotency key", ar: "مفتاح منع التكرار" }), unique: true },
    receivedKey("fingerprint", { en: "Fingerprint of the text", ar: "بصمة النص" }),
  ],
};
