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
  // Only charts in texts have it.
  fields: {
    labelRelationship: "{{label}}",
    removeRelationship: "Take the chart out of the text",
    swapRelationship: "Choose another chart",
  },
  general: { noLabel: "—" },
  version: {
    aboutToRestore:
      "The {{label}} of {{versionDate}} becomes a new draft. Visitors see no change until you publish it.",
    aboutToRestoreGlobal:
      "“{{label}}” of {{versionDate}} becomes a new draft. Visitors see no change until you publish it.",
    publishAllLocales: "Publish both languages",
  },
};

/** Corrections of Payload's own Arabic texts. */
export const arabicLabels = {
  authentication: { newPassword: "كلمة المرور الجديدة (خمسة عشر محرفًا على الأقل)" },
  error: { emailOrPasswordIncorrect: refusedSignIn.ar, userLocked: refusedSignIn.ar },
  fields: {
    labelRelationship: "{{label}}",
    removeRelationship: "إزالة الرسم من النص",
    swapRelationship: "اختيار رسم آخر",
  },
  general: {
    // Precedes the name of a list: «كل المقالات».
    all: "كل",
    createNew: "إنشاء جديد",
    locale: "اللغة",
    locales: "اللغات",
    // Payload's «<لا المكلّف بها>» is no Arabic.
    noLabel: "—",
    noResultsFound: "لا توجد نتائج",
    noResultsDescription: "القائمة فارغة، أو لا شيء فيها يطابق عوامل التصفية أعلاه.",
    noValue: "لا توجد قيمة",
    searchBy: "البحث في {{label}}",
    schedulePublishFor: "جدولة نشر «{{title}}»",
  },
  version: {
    aboutToRestore:
      "تصبح نسخة {{versionDate}} من {{label}} مسودة جديدة، ولا يتغيّر ما يراه الزوّار حتى تنشرها.",
    aboutToRestoreGlobal:
      "تصبح نسخة {{versionDate}} من «{{label}}» مسودة جديدة، ولا يتغيّر ما يراه الزوّار حتى تنشرها.",
    published: "منشور",
    currentlyPublished: "منشورة حاليًا",
    previouslyPublished: "منشورة سابقًا",
    publish: "نشر",
    publishAllLocales: "نشر اللغتين",
    publishChanges: "نشر التغييرات",
    // The name of a language follows: «نشر العربية».
    publishIn: "نشر {{locale}}",
    saveDraft: "حفظ المسودة",
    versions: "النسخ",
  },
};
