export const sourceLabels = {
  en: {
    heading: { en: "The English text", ar: "The Arabic text" },
    takeOver: "Copy here",
    takeOverAll: "Copy all texts into empty fields",
  },
  ar: {
    heading: { en: "النص الإنكليزي", ar: "النص العربي" },
    takeOver: "نسخ إلى هنا",
    takeOverAll: "نسخ النصوص كلها إلى الحقول الفارغة",
  },
};
