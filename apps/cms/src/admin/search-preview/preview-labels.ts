export interface PreviewLabels {
  heading: string;
  saved: string;
  results: string;
  shared: string;
  kept: string;
  untitled: string;
  noText: string;
  noPicture: string;
}

/** The texts of the preview, by the language of the admin. */
export const searchPreviewLabels = {
  en: {
    heading: "How it will appear",
    saved: "as last saved",
    results: "In search results",
    shared: "When shared",
    kept: "Kept out of search engines.",
    untitled: "No title in this language yet",
    noText: "The site’s description of pages of this kind",
    noPicture: "The agency’s picture",
  },
  ar: {
    heading: "كيف ستظهر",
    saved: "كما حُفظت آخر مرة",
    results: "في نتائج البحث",
    shared: "عند المشاركة",
    kept: "مُبعدة عن محركات البحث.",
    untitled: "لا عنوان بهذه اللغة بعد",
    noText: "وصف الموقع العام لهذا النوع من الصفحات",
    noPicture: "صورة الوكالة",
  },
} satisfies Record<"en" | "ar", PreviewLabels>;
