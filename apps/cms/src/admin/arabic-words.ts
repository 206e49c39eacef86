/** Words of Payload's own Arabic that are misspelt or read badly, put right. */
export const arabicWords = {
  general: {
    // Stands before the name of a list: «كل المقالات».
    all: "كل",
    createNew: "إنشاء جديد",
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
