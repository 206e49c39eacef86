import type { ReactNode } from "react";
import { isEnglishText } from "../i18n/is-english-text.ts";
import { useLocale } from "../i18n/use-locale.ts";

/**
 * A text of staff besides titles. On an Arabic page a field without Arabic text holds the English one, which is marked
 * as such: an Arabic voice would spell it, and its full stop would stand at its wrong end (WCAG 3.1.2).
 */
export function StaffText({ children }: { children: string }) {
  return <InOwnLanguage text={children}>{children}</InOwnLanguage>;
}

/** The same for a text that stands in parts, such as one with marks. */
export function InOwnLanguage({ text, children }: { text: string; children: ReactNode }) {
  if (useLocale() !== "ar" || !isEnglishText(text)) return children;
  return (
    <bdi lang="en" dir="ltr">
      {children}
    </bdi>
  );
}
