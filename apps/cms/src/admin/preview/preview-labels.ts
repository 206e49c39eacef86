const english = {
  pane: "Preview",
  languages: "Languages",
  both: "Both languages",
  widths: "Width",
  phone: "Phone",
  tablet: "Tablet",
  desktop: "Desktop",
  open: "Open in a new window",
  failed: "The preview cannot be shown right now. Please try again in a moment.",
};
export type PreviewLabels = typeof english;

const arabic: PreviewLabels = {
  pane: "معاينة",
  languages: "اللغات",
  both: "اللغتان معًا",
  widths: "العرض",
  phone: "هاتف",
  tablet: "جهاز لوحي",
  desktop: "حاسوب",
  open: "فتح في نافذة جديدة",
  failed: "تعذّر عرض المعاينة الآن. يُرجى المحاولة مجددًا بعد قليل.",
};

/** Labels of the preview beside the form. */
export const previewLabels = { en: english, ar: arabic };
