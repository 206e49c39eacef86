"use client";

import { useTranslation } from "@payloadcms/ui";
import { useEffect } from "react";
import { languageOf } from "../../language.ts";

/** The entries of a table's menu, by their name in Payload's markup. */
const arabic = new Map([
  ["table-merge-cells", "دمج الخلايا"],
  ["table-unmerge-cells", "فصل الخلايا المدموجة"],
  ["table-insert-row-above", "إدراج صفّ فوق"],
  ["table-insert-row-below", "إدراج صفّ تحت"],
  ["table-insert-column-before", "إدراج عمود قبل"],
  ["table-insert-column-after", "إدراج عمود بعد"],
  ["table-delete-columns", "حذف العمود"],
  ["table-delete-rows", "حذف الصفّ"],
  ["table-delete", "حذف الجدول"],
  ["table-row-header", "تفعيل صفّ العناوين أو إلغاؤه"],
  ["table-column-header", "تفعيل عمود العناوين أو إلغاؤه"],
]);

const menuClass = "table-action-menu-dropdown";
const nameAttribute = "data-test-id";

/**
 * Names the entries of a table's menu in Arabic. Payload's menu has its words in its code, in English. The names are
 * attributes, which React leaves alone; `editor.css` shows them in place of the words.
 */
export function TableMenuPlugin() {
  const { i18n } = useTranslation();
  const isArabic = languageOf(i18n.language) === "ar";

  useEffect(() => {
    if (!isArabic) return;
    const observer = new MutationObserver(() => {
      for (const menu of document.body.getElementsByClassName(menuClass)) {
        observer.observe(menu, { childList: true, subtree: true, attributeFilter: [nameAttribute] });
        for (const entry of menu.querySelectorAll("button")) {
          const label = arabic.get(entry.getAttribute(nameAttribute) ?? "");
          if (label) entry.ariaLabel = label;
          else entry.removeAttribute("aria-label");
        }
      }
    });
    // The menu is a child of the body.
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, [isArabic]);
  return null;
}
