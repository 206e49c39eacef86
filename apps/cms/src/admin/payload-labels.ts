/**
 * One text for a wrong password, an unknown address and a locked account: it does not reveal which accounts
 * exist (B18).
 */
const refusedSignIn = {
  en: "The e-mail address or the password is wrong. Five wrong passwords lock an account for ten minutes. It then opens by itself.",
  ar: "البريد الإلكتروني أو كلمة المرور غير صحيحة. يُقفل الحساب عشر دقائق بعد خمس محاولات خاطئة، ثم يُفتح تلقائيًا.",
};

export const englishLabels = {
  authentication: { newPassword: "New password (at least 15 characters)" },
  error: { emailOrPasswordIncorrect: refusedSignIn.en, userLocked: refusedSignIn.en },
};

/** Corrections of Payload's own Arabic texts. */
export const arabicLabels = {
  authentication: { newPassword: "كلمة المرور الجديدة (خمسة عشر محرفًا على الأقل)" },
  error: { emailOrPasswordIncorrect: refusedSignIn.ar, userLocked: refusedSignIn.ar },
  general: {
    // Precedes the name of a list: «كل المقالات».
    all: "كل",
    createNew: "إنشاء جديد",
    locale: "اللغة",
    locales: "اللغات",
    noResultsFound: "لا توجد نتائج",
    noResultsDescription: "القائمة فارغة، أو لا شيء فيها يطابق عوامل التصفية أعلاه.",
    noValue: "لا توجد قيمة",
    searchBy: "البحث في {{label}}",
    schedulePublishFor: "جدولة نشر «{{title}}»",
  },
  version: {
    published: "منشور",
    publish: "نشر",
    publishChanges: "نشر التغييرات",
    saveDraft: "حفظ المسودة",
    versions: "النسخ",
  },
};
