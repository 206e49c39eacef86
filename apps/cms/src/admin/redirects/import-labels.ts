import { failed } from "../../language.ts";
import { counted } from "../counted.ts";

const english = {
  open: "Import CSV…",
  title: "Import redirects",
  explanation:
    "One redirect per line: old address, new address, 301. For a page that is gone for good: old address, an empty cell, 410. If an old address already has a redirect, the line in the file replaces it.",
  example: "Example",
  file: "CSV file",
  import: "Import",
  cancel: "Cancel",
  close: "Close",
  created: (count: number) => `${count} added`,
  updated: (count: number) => `${count} changed`,
  refused: (count: number) => `${count} refused`,
  line: "Line",
  from: "Old address",
  reason: "Why",
  unreadable: "The file could not be read. If you have changed it, please choose it again.",
  notUtf8:
    "The file is not in UTF-8: its Arabic letters would be lost. Save it as “CSV UTF-8” and choose it again.",
  failed: failed.en,
};
export type ImportLabels = typeof english;

const lines = (none: string, verb: string) =>
  counted(none, `${verb} سطر واحد`, `${verb} سطران`, `${verb} # أسطر`, `${verb} # سطرًا`, `${verb} # سطر`);

const arabic: ImportLabels = {
  open: "استيراد CSV…",
  title: "استيراد التحويلات",
  explanation:
    "تحويل واحد في كل سطر: العنوان القديم، ثم العنوان الجديد، ثم 301. ولصفحة أُزيلت نهائيًا: العنوان القديم، ثم خانة فارغة، ثم 410. وإن كان للعنوان القديم تحويل من قبل حلّ السطر محلّه.",
  example: "مثال",
  file: "ملف CSV",
  import: "استيراد",
  cancel: "إلغاء",
  close: "إغلاق",
  created: lines("لم يُضَف شيء", "أُضيف"),
  updated: lines("لم يُعدَّل شيء", "عُدّل"),
  refused: lines("لم يُرفض شيء", "رُفض"),
  line: "السطر",
  from: "العنوان القديم",
  reason: "السبب",
  unreadable: "تعذّرت قراءة الملف. إن كنت قد عدّلته فاختره من جديد.",
  notUtf8: "ترميز الملف ليس UTF-8، فتضيع حروفه العربية. احفظه بصيغة «CSV UTF-8» ثم اختره من جديد.",
  failed: failed.ar,
};

/** Labels of the dialog that imports redirects. */
export const importLabels = { en: english, ar: arabic };
