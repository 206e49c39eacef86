import type { Bilingual } from "../language.ts";
import { isActivePdf } from "./active-pdf.ts";
import { uploadKinds, type UploadKind } from "./upload-kinds.ts";

/** What is known of a file before it is opened. */
export interface UploadedFile {
  name: string;
  mimetype: string;
  data: Buffer;
}

/** Most points of a picture, all frames of a moving one together. */
export const maxPixels = 40_000_000;

/** Why a file was not taken, in the words its sender reads. */
export const refusals = {
  kind: {
    en: "This kind of file is not accepted. Accepted: JPEG, PNG, WebP, AVIF and GIF pictures, MP4 videos, PDF documents.",
    ar: "هذا النوع من الملفات غير مقبول. المقبول: صور JPEG وPNG وWebP وAVIF وGIF، ومقاطع فيديو MP4، ومستندات PDF.",
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
  damaged: {
    en: "The picture is damaged and cannot be read. Upload another copy.",
    ar: "الصورة تالفة ولا يمكن قراءتها. ارفع نسخة أخرى منها.",
  },
  malformed: {
    en: "The upload could not be read: it is damaged or did not arrive whole. Try again. If it fails again, rename the file first.",
    ar: "تعذّرت قراءة الملف المرفوع، فهو تالف أو لم يصل كاملًا. أعد المحاولة، وإن تكرّر ذلك فغيّر اسم الملف أولًا.",
  },
  active: {
    en: "The document has a password, scripts or attached files. Save it without them and try again.",
    ar: "في المستند كلمة مرور أو نصوص برمجية أو ملفات مرفقة. احفظه من دونها ثم أعد المحاولة.",
  },
} satisfies Record<string, Bilingual>;

/** Thrown for a file the library does not take; `reason` names the message. */
export class UploadRefused extends Error {
  readonly reason: keyof typeof refusals;

  constructor(reason: keyof typeof refusals) {
    super(refusals[reason].en);
    this.name = "UploadRefused";
    this.reason = reason;
  }
}

/** The kind of a file by its first bytes, which must agree with its ending and its declared type (B6). */
export function getUploadKind({ name, mimetype, data }: UploadedFile): UploadKind {
  const ending = name.toLowerCase().split(".").at(-1) ?? "";
  const named = uploadKinds.find((kind) => kind.extensions.includes(ending));
  if (!named) throw new UploadRefused("kind");
  if (!named.matches(data) || named.mime !== mimetype.toLowerCase()) throw new UploadRefused("lie");
  if (data.length > named.maxBytes) throw new UploadRefused("size");
  if (named.mime === "application/pdf" && isActivePdf(data)) throw new UploadRefused("active");
  return named;
}
