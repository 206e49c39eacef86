import type { Bilingual } from "../language.ts";

/** What the audit log records, as staff read it. */
export const acts = {
  sign_in: { en: "Signed in", ar: "سجّل الدخول" },
  sign_in_failed: { en: "Failed to sign in", ar: "محاولة دخول فاشلة" },
  sign_out: { en: "Signed out", ar: "سجّل الخروج" },
  sessions_ended: { en: "Ended sessions", ar: "أنهى جلسات" },
  password_changed: { en: "Changed the password", ar: "غيّر كلمة المرور" },
  two_factor_on: { en: "Turned two-factor sign-in on", ar: "فعّل التحقّق بخطوتين" },
  two_factor_off: { en: "Turned two-factor sign-in off", ar: "أوقف التحقّق بخطوتين" },
  invited: { en: "Made a link for a password", ar: "أنشأ رابطًا لكلمة مرور" },
  account_created: { en: "Created an account", ar: "أنشأ حسابًا" },
  account_changed: { en: "Changed an account", ar: "عدّل حسابًا" },
  account_deleted: { en: "Deleted an account", ar: "حذف حسابًا" },
  role_changed: { en: "Changed a role", ar: "غيّر دورًا" },
  published: { en: "Published", ar: "نشر" },
  unpublished: { en: "Unpublished", ar: "ألغى النشر" },
  created: { en: "Added", ar: "أضاف" },
  changed: { en: "Changed", ar: "عدّل" },
  trashed: { en: "Moved to the trash", ar: "نقل إلى سلة المهملات" },
  restored: { en: "Restored", ar: "استعاد" },
  deleted: { en: "Deleted for good", ar: "حذف نهائيًا" },
  settings_changed: { en: "Changed settings", ar: "غيّر إعدادات" },
  exported: { en: "Exported", ar: "صدّر" },
  erased: { en: "Erased a person’s data", ar: "محا بيانات شخص" },
  redirects_imported: { en: "Imported redirects", ar: "استورد تحويلات" },
} satisfies Record<string, Bilingual>;

export type Act = keyof typeof acts;
