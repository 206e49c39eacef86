import type { Bilingual } from "../language.ts";
import type { Role } from "./roles.ts";

/** The roles as staff choose them. */
export const roleLabels: Record<Role, Bilingual> = {
  owner: { en: "Owner: everything", ar: "مالك: كل شيء" },
  editor: { en: "Editor: content and pictures", ar: "محرر: المحتوى والصور" },
  translator: { en: "Translator: translated texts", ar: "مترجم: نصوص الترجمة" },
  inbox: { en: "Inbox: messages and subscribers", ar: "الوارد: الرسائل والمشتركون" },
};
