/**
 * Corrections of the texts of Payload's editor, by feature. They are merged after its own (`article-editor.ts`): what
 * the configuration says is overwritten by it. A table's name is in `rich-text/table`. The slash menu cuts a name after
 * 25 characters.
 */
export const editorLabels = {
  en: {
    lexical: {
      blockquote: { label: "Quotation (end: — name)" },
      upload: { label: "Picture or file" },
    },
  },
  ar: {
    lexical: {
      blockquote: { label: "اقتباس (آخره: — القائل)" },
      general: {
        placeholder: "اكتب هنا، أو اكتب «/» لقائمة العناصر…",
        slashMenuBasicGroupLabel: "عناصر",
        toolbarItemsActive: "{{count}}",
      },
      heading: { label: "عنوان {{headingLevel}}" },
      horizontalRule: { label: "خط فاصل" },
      indent: { decreaseLabel: "إنقاص المسافة البادئة", increaseLabel: "زيادة المسافة البادئة" },
      link: { label: "رابط", loadingWithEllipsis: "جارٍ التحميل…" },
      orderedList: { label: "قائمة مرقّمة" },
      paragraph: { label: "فقرة", label2: "فقرة" },
      unorderedList: { label: "قائمة نقطية" },
      upload: { label: "صورة أو ملف" },
    },
  },
};
