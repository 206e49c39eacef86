import type { ReactNode } from "react";
import { useLocale } from "../i18n/use-locale.ts";
import styles from "./title-text.module.css";

/** Words joined by hyphens. */
const compound = /(\p{L}[\p{L}\p{N}]*(?:-[\p{L}\p{N}]+)+)/u;
/** So many letters fit a line of the narrowest phone in the largest type (LAY-15). */
const longestCompound = 12;

/** Latin words with what stands between them, but not the commas of an Arabic list. */
const latinRun = /(\p{Script=Latin}(?:[\p{Script=Latin}\p{N}&+.'’/ -]*[\p{Script=Latin}\p{N}])?)/u;

/** The odd pieces of a text cut at a pattern with one group are what it matched. */
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
 * A title that is written by staff, as type sets it: a compound like “top-of-mind” is not broken at its hyphens,
 * and a Latin name inside an Arabic title is laid out by itself, so that a list of names runs from the right.
 */
export function TitleText({ children }: { children: string }) {
  const isArabic = useLocale() === "ar";
  if (!isArabic) return keepWhole(children);
  return wrapMatches(children, latinRun, (run, key) => (
    <bdi key={key} lang="en">
      {keepWhole(run)}
    </bdi>
  ));
}
