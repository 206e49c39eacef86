import type { Bilingual } from "../language.ts";
import { uploadKinds } from "./upload-kinds.ts";

/** A file before it is sent. */
type Candidate = Pick<File, "name" | "type" | "size">;

/** Limit of a file's size, bytes. The limit of a kind that is not accepted is the largest. */
function limitOf(file: Candidate): number {
  const kind = uploadKinds.find(({ mime }) => mime === file.type.toLowerCase());
  return kind?.maxBytes ?? Math.max(...uploadKinds.map(({ maxBytes }) => maxBytes));
}

/** The sentence that refuses a file that is too large, with its size and its limit. */
export function sizeRefusal(file: Candidate): Bilingual | undefined {
  const limit = limitOf(file);
  if (file.size <= limit) return undefined;
  // Rounded up: a file above the limit is never said to be as large as it.
  const size = (locale: string, bytes: number) =>
    new Intl.NumberFormat(locale).format(Math.ceil(bytes / 100_000) / 10);
  return {
    en: `“${file.name}” is ${size("en", file.size)} MB. The limit for this kind of file is ${size("en", limit)} MB. Make it smaller and try again.`,
    ar: `حجم «\u2068${file.name}\u2069» ${size("ar-u-nu-arab", file.size)} ميغابايت، والحدّ لهذا النوع ${size("ar-u-nu-arab", limit)} ميغابايت. صغّره ثم أعد المحاولة.`,
  };
}
