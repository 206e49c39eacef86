import type { Bilingual } from "../language.ts";
import { isActivePdf } from "./active-pdf.ts";
import { isActiveTable } from "./active-table.ts";
import { uploadKinds, type UploadKind } from "./upload-kinds.ts";

/** An uploaded file before it is opened. */
export interface UploadedFile {
  name: string;
  mimetype: string;
  data: Buffer;
}

/** Maximum number of pixels of a picture; for a moving picture, of all frames together. */
export const maxPixels = 40_000_000;

/** Maximum number of frames of a moving picture: each costs time, however small it is (B7). */
export const maxFrames = 1000;

/** Free space that uploads leave, bytes. Visitors’ messages still have room then: they are refused below 200 MB (R16). */
export const uploadReserve = 500 * 1024 * 1024;

/** The reasons for refusing a file, as shown to the person who uploads it. */
export const refusals = {
  kind: {
    en: "This kind of file is not accepted. Accepted: JPEG, PNG, WebP, AVIF and GIF pictures, MP4 videos, PDF documents, XLSX and CSV tables.",
    ar: "هذا النوع من الملفات غير مقبول. المقبول: صور JPEG وPNG وWebP وAVIF وGIF، ومقاطع فيديو MP4، ومستندات PDF، وجداول XLSX وCSV.",
  },
  lie: {
    en: "The content of the file does not match its name or type. Save it again in the right format and try again.",
    ar: "محتوى الملف لا يطابق اسمه أو نوعه. احفظه بالصيغة الصحيحة ثم أعد المحاولة.",
  },
  size: {
    en: "The file is too large. Pictures may be up to 10 MB, videos and documents up to 50 MB.",
    ar: "الملف أكبر من الحدّ المسموح. الصور حتى ١٠ ميغابايت، ومقاطع الفيديو والمستندات حتى ٥٠ ميغابايت.",
  },
  pixels: {
    en: "The picture has too many pixels: the limit is 40 megapixels, all frames together. Make it smaller and try again.",
    ar: "أبعاد الصورة أكبر من الحدّ المسموح: ٤٠ ميغابكسل على الأكثر لجميع إطاراتها معًا. صغّرها ثم أعد المحاولة.",
  },
  frames: {
    en: "The picture has too many frames: the limit is 1,000. Make it shorter and try again.",
    ar: "إطارات الصورة أكثر من الحدّ المسموح: ١٠٠٠ إطار على الأكثر. قصّرها ثم أعد المحاولة.",
  },
  space: {
    en: "The server’s disk is nearly full, so no file is accepted. Tell whoever runs the server, and try again later.",
    ar: "قرص الخادم شبه ممتلئ، فلا يُقبل أي ملف. أبلغ من يشغّل الخادم، وأعد المحاولة لاحقًا.",
  },
  damaged: {
    en: "The picture is damaged and cannot be read. Upload another copy.",
    ar: "الصورة تالفة ولا يمكن قراءتها. ارفع نسخة أخرى منها.",
  },
  malformed: {
    en: "The upload could not be read: it is damaged or did not arrive whole. Try again. If it fails again, rename the file first.",
    ar: "تعذّرت قراءة الملف المرفوع، فهو تالف أو لم يصل كاملًا. أعد المحاولة، وإن تكرّر ذلك فغيّر اسم الملف أولًا.",
  },
  active: {
    en: "The file holds something that is not accepted. Documents: no password, scripts or attached files. Tables: no macros or links to other files. CSV: no formulas, no first line with sep=. Save it without them and try again.",
    ar: "في الملف ما لا يُقبل. المستندات: بلا كلمة مرور أو نصوص برمجية أو ملفات مرفقة. الجداول: بلا وحدات ماكرو أو روابط إلى ملفات أخرى. ملفات \u2066CSV\u2069: بلا صيغ حسابية ولا سطر أول فيه \u2066sep=\u2069. احفظه من دونها ثم أعد المحاولة.",
  },
} satisfies Record<string, Bilingual>;

/** Thrown for a file that the library does not accept. `reason` is the key of the message. */
export class UploadRefused extends Error {
  readonly reason: keyof typeof refusals;

  constructor(reason: keyof typeof refusals) {
    super(refusals[reason].en);
    this.name = "UploadRefused";
    this.reason = reason;
  }
}

/**
 * Finds the kind of a file by its bytes. They must agree with its extension and its declared type (B6).
 */
export function getUploadKind({ name, mimetype, data }: UploadedFile): UploadKind {
  const ending = name.toLowerCase().split(".").at(-1) ?? "";
  const named = uploadKinds.find((kind) => kind.extensions.includes(ending));
  if (!named) throw new UploadRefused("kind");
  const names = [named.mime, ...(named.aliases ?? [])];
  if (!named.matches(data) || !names.includes(mimetype.toLowerCase())) throw new UploadRefused("lie");
  if (data.length > named.maxBytes) throw new UploadRefused("size");
  if (named.mime === "application/pdf" && isActivePdf(data)) throw new UploadRefused("active");
  if (isActiveTable(named.extensions, data)) throw new UploadRefused("active");
  return named;
}
