import type { ServerProps } from "payload";
import { languageOf, type Bilingual } from "../language.ts";

const notice: Bilingual = {
  en: "The site shows sample content. Every firm, person and figure in it is invented. Replace it with your own, then untick “The content is sample content” in the site settings.",
  ar: "يعرض الموقع محتوى تجريبيًا، وكل ما فيه من شركات وأشخاص وأرقام متخيَّل. ضع محتواك مكانه، ثم ألغِ خيار «المحتوى الحالي تجريبي» من إعدادات الموقع.",
};

/** Warns staff on the dashboard that the site shows sample content. */
export async function SampleNotice({ payload, i18n, permissions }: ServerProps) {
  if (!permissions?.globals?.["site-settings"]?.read) return null;
  const { sample_content: isSample } = await payload.findGlobal({ slug: "site-settings", depth: 0 });
  if (!isSample) return null;
  return (
    <p className="notice" role="note">
      {notice[languageOf(i18n.language)]}
    </p>
  );
}
