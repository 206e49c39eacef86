export const sourceLabels = {
  en: {
    heading: { en: "The English text", ar: "The Arabic text" },
    takeOver: "Take over here",
    takeOverAll: "Take over all texts into empty fields",
  },
  ar: {
    heading: { en: "النص الإنكليزي", ar: "النص العربي" },
    takeOver: "نقل إلى هنا",
    takeOverAll: "نقل النصوص كلها إلى الحقول الفارغة",
  },
};
