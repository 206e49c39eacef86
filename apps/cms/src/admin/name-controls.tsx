"use client";

import { useTranslation } from "@payloadcms/ui";
import { useEffect, type ReactNode } from "react";
import { languageOf, type Bilingual } from "../language.ts";

/** Payload's buttons that hold only an icon, by selector. Some have no name, others an English one only. */
const names: Record<string, Bilingual> = {
  ".toolbar-popup__button-bold": { en: "Bold", ar: "غامق" },
  ".toolbar-popup__button-italic": { en: "Italic", ar: "مائل" },
  ".toolbar-popup__button-underline": { en: "Underline", ar: "تحته خط" },
  ".toolbar-popup__button-strikethrough": { en: "Strikethrough", ar: "يتوسطه خط" },
  ".toolbar-popup__button-subscript": { en: "Subscript", ar: "منخفض" },
  ".toolbar-popup__button-superscript": { en: "Superscript", ar: "مرتفع" },
  ".toolbar-popup__button-link": { en: "Link", ar: "رابط" },
  ".toolbar-popup__button-indentDecrease": { en: "Decrease indent", ar: "إنقاص المسافة البادئة" },
  ".toolbar-popup__button-indentIncrease": { en: "Increase indent", ar: "زيادة المسافة البادئة" },
  ".toolbar-popup__dropdown-add": { en: "Insert", ar: "إدراج" },
  ".toolbar-popup__dropdown-text": { en: "Kind of text", ar: "نوع النص" },
  ".draggable-block-menu": { en: "Drag to move", ar: "السحب للنقل" },
  ".add-block-menu": { en: "Insert below", ar: "إدراج تحته" },
  ".link-edit": { en: "Edit link", ar: "تعديل الرابط" },
  ".link-trash": { en: "Remove link", ar: "إزالة الرابط" },
  ".insert-paragraph-at-end": { en: "Add a paragraph at the end", ar: "إضافة فقرة في الآخر" },
  ".LexicalEditorTheme__upload__swap-drawer-toggler, .LexicalEditorTheme__relationship__swapButton": {
    en: "Choose another",
    ar: "اختيار آخر",
  },
  ".date-time-picker__clear-button": { en: "Clear the date", ar: "مسح التاريخ" },
  ".upload-relationship-details__edit, .LexicalEditorTheme__upload__upload-drawer-toggler": {
    en: "Edit",
    ar: "تعديل",
  },
  ".upload-relationship-details__remove, .file-details__remove, [class*=LexicalEditorTheme][class*=__removeButton]":
    { en: "Remove", ar: "إزالة" },
  ".collapsible__drag": { en: "Move", ar: "نقل" },
  ".popup-button:has(> svg:only-child, > .doc-controls__dots)": { en: "More actions", ar: "إجراءات أخرى" },
  ".dashboard-breadcrumb-select input": { en: "Layout of this page", ar: "ترتيب هذه الصفحة" },
  ".copy-to-clipboard": { en: "Copy", ar: "نسخ" },
  ".clickable-arrow--left": { en: "Previous page", ar: "الصفحة السابقة" },
  ".clickable-arrow--right": { en: "Next page", ar: "الصفحة التالية" },
  "thead .checkbox-input__input > input": { en: "Select all rows", ar: "تحديد كل الأسطر" },
  "tbody .checkbox-input__input > input": { en: "Select this row", ar: "تحديد هذا السطر" },
};

/** Fields whose label is not tied to what takes the focus. */
const unlabelled =
  ".field-type :is(.ContentEditable__root, .rs__input, .react-datepicker__input-container > input)";

/** Sets what is missing. An element that has its name is not changed: the change would be observed in turn. */
function nameControls(language: keyof Bilingual): void {
  for (const [selector, name] of Object.entries(names))
    for (const control of document.querySelectorAll<HTMLElement>(selector)) {
      if (control.ariaLabel === name[language]) continue;
      control.ariaLabel = name[language];
      if (control instanceof HTMLButtonElement && !control.matches(".btn--has-tooltip"))
        control.title = name[language];
    }
  for (const field of document.querySelectorAll<HTMLElement>(unlabelled)) {
    const label = field.closest(".field-type")?.querySelector(".field-label")?.firstChild?.textContent;
    if (label && !field.ariaLabel) field.ariaLabel = label;
  }
}

/** Names every control of the admin in the language of the person, for screen readers and as tooltips (A11Y). */
export function NameControls({ children }: { children: ReactNode }) {
  const language = languageOf(useTranslation().i18n.language);
  useEffect(() => {
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => nameControls(language));
    };
    const observer = new MutationObserver(later);
    observer.observe(document.body, { childList: true, subtree: true });
    later();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [language]);
  return children;
}
