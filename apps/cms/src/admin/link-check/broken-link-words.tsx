import { linkProblems } from "../../link-check/link-problems.ts";
import type { Bilingual } from "../../language.ts";
import type { BrokenLink } from "../../payload-types.ts";

const languages: Record<BrokenLink["language"], Bilingual> = {
  en: { en: "in the English text", ar: "في النص الإنكليزي" },
  ar: { en: "in the Arabic text", ar: "في النص العربي" },
};

/** A broken link in words: what it says, where it leads, what is wrong. */
export function BrokenLinkWords({ link, language }: { link: BrokenLink; language: keyof Bilingual }) {
  return (
    <>
      <bdi>{link.words || link.address}</bdi>
      {link.address && (
        <>
          {language === "ar" ? " ← " : " → "}
          <bdi dir="ltr">{link.address}</bdi>
        </>
      )}
      <small>
        {linkProblems[link.problem][language]} · {languages[link.language][language]}
      </small>
    </>
  );
}
