import { useMemo } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { StaffText } from "../ui/staff-text.tsx";
import { listHeadings } from "./headings.ts";
import { parseHtml } from "./parse-html.ts";
import { useCurrentHeading } from "./use-current-heading.ts";
import styles from "./table-of-contents.module.css";

/** A text counts as long from this number of headings on. */
const longFrom = 3;

/** Table of contents of a long text, with the current heading marked. Renders nothing for a short text. */
export function TableOfContents({ html }: { html: string }) {
  const { t } = useTranslation();
  const headings = useMemo(() => listHeadings(parseHtml(html)), [html]);
  const current = useCurrentHeading(headings.map(({ id }) => id));
  if (headings.length < longFrom) return null;
  return (
    <nav className={styles.contents} aria-label={t("article.contents")}>
      <p>{t("article.contents")}</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              <StaffText>{text}</StaffText>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
