export const sourceLabels = {
  en: {
    heading: { en: "The English text", ar: "The Arabic text" },
    takeOver: "Copy here",
    takeOverAll: "Copy all texts into empty fields",
    readOnly: "The original text is read-only.",
    open: { en: "Open the English text", ar: "Open the Arabic text" },
  },
  ar: {
    heading: { en: "النص الإنكليزي", ar: "النص العربي" },
    takeOver: "نسخ إلى هنا",
    takeOverAll: "نسخ النصوص كلها إلى الحقول الفارغة",
    readOnly: "النص الأصلي للقراءة فقط.",
    open: { en: "فتح النص الإنكليزي", ar: "فتح النص العربي" },
  },
};
