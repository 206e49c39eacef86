import type { ReactNode } from "react";
import { isEnglishText } from "../i18n/is-english-text.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { InOwnLanguage } from "./staff-text.tsx";
import styles from "./title-text.module.css";

/** Words joined by hyphens. */
const compound = /(\p{L}[\p{L}\p{N}]*(?:-[\p{L}\p{N}]+)+)/u;
/** The most letters that fit on one line of the narrowest phone in the largest type (LAY-15). */
const longestCompound = 12;

/** A run of Latin words with the characters between them, except the commas of an Arabic list. */
const latinRun = /(\p{Script=Latin}(?:[\p{Script=Latin}\p{N}&+.'’/ -]*[\p{Script=Latin}\p{N}])?)/u;

/** Splits a text at a pattern with one group. Every second piece is a match. */
const wrapMatches = (text: string, pattern: RegExp, wrap: (match: string, key: number) => ReactNode) =>
  text.split(pattern).map((piece, index) => (index % 2 === 1 ? wrap(piece, index) : piece));

const keepWhole = (text: string) =>
  wrapMatches(text, compound, (word, key) =>
    word.length > longestCompound ? (
      word
    ) : (
      <span key={key} className={styles.whole}>
        {word}
      </span>
    ),
  );

/**
 * A title written by staff. A compound like “top-of-mind” does not break at its hyphens. A Latin name in an Arabic
 * title has its own text direction: a list of names runs from the right. A title without Arabic is one English text.
 */
export function TitleText({ children }: { children: string }) {
  const isArabic = useLocale() === "ar";
  if (!isArabic || isEnglishText(children))
    return <InOwnLanguage text={children}>{keepWhole(children)}</InOwnLanguage>;
  return wrapMatches(children, latinRun, (run, key) => (
    <bdi key={key} lang="en">
      {keepWhole(run)}
    </bdi>
  ));
}
