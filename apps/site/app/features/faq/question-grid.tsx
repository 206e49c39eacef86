import type { Faq } from "@miqyas/contract";
import type { ReactNode, Ref } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import typeStyles from "../../styles/type.module.css";
import { Icon } from "../../ui/icon.tsx";
import { StaffText } from "../../ui/staff-text.tsx";
import { Tags } from "../../ui/tags.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import styles from "./faq.module.css";

interface QuestionGridProps {
  faqs: Faq[];
  /** Level of the questions' headings; 3 under a heading of their own. */
  headingLevel?: 2 | 3;
  /** Ids of the folded questions that the visitor has opened. The grid keeps them here, for when it comes again. */
  opened?: Set<string>;
  /** The list, for moving the keyboard focus to it. */
  ref?: Ref<HTMLUListElement>;
}

/**
 * Questions in two columns: category, question, answer (FAQ-3). On a phone the answers are folded, also without a
 * script. Elsewhere there is nothing to press: the style sheet shows the answers, except in browsers without
 * `::details-content`, until the page's code writes plain headings.
 */
export function QuestionGrid({ faqs, headingLevel = 2, opened, ref }: QuestionGridProps) {
  const { t } = useTranslation();
  const isWide = useMediaQuery("(min-width: 861px)");
  const Heading = `h${headingLevel}` as const;
  return (
    <ul ref={ref} tabIndex={ref ? -1 : undefined} className={styles.questions} aria-label={t("faq.list")}>
      {faqs.map((faq) => (
        <li key={faq.id}>
          <Tags names={[faq.category?.name ?? t("faq.uncategorized")]} label={t("faq.category")} />
          {isWide ? (
            <>
              <Heading className={typeStyles.h3}>
                <StaffText>{faq.question}</StaffText>
              </Heading>
              <p>
                <StaffText>{faq.answer}</StaffText>
              </p>
            </>
          ) : (
            <Folded id={faq.id} opened={opened}>
              <summary>
                <Heading className={typeStyles.h3}>
                  <StaffText>{faq.question}</StaffText>
                </Heading>
                <Icon name="expand" />
              </summary>
              <p>
                <StaffText>{faq.answer}</StaffText>
              </p>
            </Folded>
          )}
        </li>
      ))}
    </ul>
  );
}

interface FoldedProps extends Pick<QuestionGridProps, "opened"> {
  id: string;
  children: ReactNode;
}

/** A question whose answer a press opens. */
function Folded({ id, opened, children }: FoldedProps) {
  return (
    <details
      open={opened?.has(id)}
      // It may have been opened before the page's code ran.
      ref={(details) => {
        if (details?.open) opened?.add(id);
      }}
      onToggle={({ currentTarget: { open } }) => {
        if (open) opened?.add(id);
        else opened?.delete(id);
      }}
    >
      {children}
    </details>
  );
}
