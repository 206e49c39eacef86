import type { CollectionConfig } from "payload";
import { inboxAccess } from "../access/inbox-access.ts";
import { groups } from "../admin/groups.ts";
import { messageNotes } from "../fields/message-notes.ts";
import {
  receivedKey,
  receivedLanguage,
  receivedLine,
  receivedReference,
  receivedText,
  receivedTime,
} from "../fields/received.ts";

/** Messages of the contact form. Only the API writes them, through the local API (CON-11, CON-12). */
export const ContactMessages: CollectionConfig = {
  slug: "contact-messages",
  labels: { singular: { en: "Message", ar: "رسالة" }, plural: { en: "Messages", ar: "الرسائل" } },
  defaultSort: "-received_at",
  disableDuplicate: true,
  admin: {
    group: groups.inbox,
    useAsTitle: "name",
    defaultColumns: ["name", "email", "received_at", "reply_by", "status", "assignee"],
    listSearchableFields: ["name", "email", "message", "reference"],
  },
  access: inboxAccess,
  fields: [
    {
      type: "row",
      fields: [
        receivedLine("name", { en: "Name", ar: "الاسم" }),
        receivedLine("email", { en: "E-mail", ar: "البريد الإلكتروني" }),
        receivedLine("phone", { en: "Phone", ar: "الهاتف" }),
      ],
    },
    receivedText("message", { en: "Message", ar: "الرسالة" }),
    receivedLine("quarantine_reason", { en: "Why it is held back", ar: "سبب الاحتجاز" }),
    messageNotes,
    {
      name: "status",
      type: "select",
      label: { en: "State", ar: "الحالة" },
      options: [
        { value: "new", label: { en: "New", ar: "جديدة" } },
        { value: "in_progress", label: { en: "In progress", ar: "قيد المتابعة" } },
        { value: "answered", label: { en: "Answered", ar: "أُجيب عنها" } },
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
      filterOptions: { role: { in: ["owner", "inbox"] } },
      admin: { position: "sidebar", allowCreate: false },
    },
    {
      name: "quarantined",
      type: "checkbox",
      label: { en: "Held back as suspicious", ar: "محتجزة للاشتباه" },
      defaultValue: false,
      index: true,
      admin: { position: "sidebar" },
    },
    {
      ...receivedTime("received_at", { en: "Received", ar: "وقت الاستلام" }),
      required: true,
      defaultValue: () => new Date().toISOString(),
    },
    receivedTime("reply_by", { en: "Answer promised by", ar: "موعد الرد الموعود" }),
    receivedTime("notified_at", { en: "Staff told by e-mail", ar: "وقت إبلاغ الفريق بالبريد" }),
    receivedReference,
    receivedLanguage,
    { ...receivedKey("idempotency_key", { en: "Idempotency key", ar: "مفتاح منع التكرار" }), unique: true },
    receivedKey("fingerprint", { en: "Fingerprint of the text", ar: "بصمة النص" }),
  ],
};
