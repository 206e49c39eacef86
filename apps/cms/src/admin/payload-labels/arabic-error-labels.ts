import { refusedSignIn } from "./refused-sign-in.ts";

/** Corrections of Payload's Arabic texts about errors. */
export const errorLabels = {
  deletingTitle: "حدث خطأ أثناء حذف «{{title}}». يُرجى التحقّق من الاتصال ثم المحاولة مجددًا.",
  documentNotFound: "لم نجد المادة رقم {{id}}. ربما حُذفت أو لم توجد أصلًا، أو ليس لك حقّ الاطلاع عليها.",
  emailOrPasswordIncorrect: refusedSignIn.ar,
  failedToResetLayout: "تعذّرت إعادة لوحة التحكم إلى ترتيبها الأول. يُرجى المحاولة مجددًا.",
  failedToSaveLayout: "تعذّر حفظ ترتيب لوحة التحكم. يُرجى المحاولة مجددًا.",
  followingFieldsInvalid_one: "حقل يحتاج إلى تصحيح:",
  followingFieldsInvalid_other: "حقول تحتاج إلى تصحيح:",
  notAllowedToAccessPage: "لا يُسمح لك بالوصول إلى هذه الصفحة.",
  notAllowedToPerformAction: "لا يُسمح لك بهذه العملية.",
  problemUploadingFile: "حدث خطأ أثناء رفع الملف.",
  restoringTitle: "حدث خطأ أثناء استعادة «{{title}}». يُرجى التحقّق من الاتصال ثم المحاولة مجددًا.",
  revertingDocument: "حدث خطأ في الرجوع إلى النسخة المنشورة.",
  unableToDeleteCount: "لم يُحذف من {{label}}: {{count}} (من {{total}}).",
  unableToUpdateCount: "لم يُعدَّل من {{label}}: {{count}} (من {{total}}).",
  unauthorized: "سجّل الدخول لتتمكن من ذلك.",
  unauthorizedAdmin: "لا يُسمح لك بالوصول إلى لوحة الإدارة.",
  unPublishingDocument: "حدث خطأ أثناء إلغاء نشر هذه المادة.",
  userLocked: refusedSignIn.ar,
  valueMustBeUnique: "هذه القيمة مستخدمة، اختر غيرها",
};

/** Corrections of its Arabic texts about values that it refuses. */
export const validationLabels = {
  emailAddress: "اكتب عنوان بريد إلكتروني صحيحًا.",
  enterNumber: "اكتب رقمًا.",
  fieldHasNo: "لا شيء هنا بعد: {{label}}",
  greaterThanMax: "أكبر قيمة مسموح بها {{max}}.",
  invalidInput: "القيمة غير صالحة.",
  invalidSelection: "الاختيار غير صالح.",
  invalidSelections: "اختيارات غير صالحة:",
  lessThanMin: "أقل قيمة مسموح بها {{min}}.",
  longerThanMin: "أقل عدد من الأحرف {{minLength}}.",
  notValidDate: "«{{value}}» ليس تاريخًا صالحًا.",
  // The label is in the singular or in the plural.
  requiresAtLeast: "أقل عدد ({{label}}): {{count}}.",
  requiresNoMoreThan: "أكبر عدد ({{label}}): {{count}}.",
  shorterThanMax: "أكبر عدد من الأحرف {{maxLength}}.",
  timezoneRequired: "اختر منطقة زمنية.",
};
