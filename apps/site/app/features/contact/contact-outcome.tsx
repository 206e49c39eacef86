import type { FormAnswer } from "@miqyas/contract";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { FallbackContacts } from "../../shell/fallback-contacts.tsx";
import { Anchor } from "../../ui/anchor.tsx";
import { Banner } from "../../ui/banner.tsx";
import type { ContactSubmission } from "./contact-submission.ts";
import styles from "./contact.module.css";

interface ContactOutcomeProps {
  submission: ContactSubmission;
  /** The server's answer to a form that was sent without JavaScript; `null` for an ordinary visit. */
  answer: FormAnswer | null;
  /** The faults of the fields, by field id. */
  faults: readonly { id: string; text: string }[];
}

/**
 * The outcome of a message: sent, kept on this device, or failed with other ways to reach the agency (CON-9…CON-11).
 */
export function ContactOutcome({ submission, answer, faults }: ContactOutcomeProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const { state, reference } = submission;
  const isKnown = state === "sent" || state === "kept" || state === "failed";
  const shown = useRef(state);
  useEffect(() => {
    // A page that came with an outcome begins there. By now its visitor may read further down.
    if (shown.current === state) return;
    shown.current = state;
    // On a phone the button is a whole screen away from this message.
    if (isKnown) place.current?.scrollIntoView({ block: "nearest" });
  }, [isKnown, state]);
  const isSent = state === "sent" || state === "kept";
  const isUnread = answer !== null && answer.typed === null;
  return (
    // A page served for a refused form starts at its error message, also without JavaScript.
    <div
      ref={place}
      className={styles.outcome}
      tabIndex={answer ? -1 : undefined}
      autoFocus={answer !== null}
    >
      <div role="status">
        {isSent && (
          <Banner kind="ok" title={t("contact.form.sent")}>
            {state === "kept" && <p>{t("contact.form.keptHere")}</p>}
            {reference && <Reference>{reference}</Reference>}
          </Banner>
        )}
      </div>
      {submission.state === "failed" && (
        <Banner
          kind="error"
          title={
            submission.problem === "failed"
              ? t("contact.form.failed")
              : t(`forms.problem.${submission.problem}`)
          }
        >
          {submission.problem === "invalid" ? (
            <ul>
              {faults.map(({ id, text }) => (
                <li key={id}>
                  <Anchor href={`#${id}`}>{text}</Anchor>
                </li>
              ))}
            </ul>
          ) : (
            <p>{t(isUnread ? "contact.form.goBack" : "contact.form.stillHere")}</p>
          )}
          <FallbackContacts />
        </Banner>
      )}
    </div>
  );
}

/** The reference that the visitor can quote when asking about the message (CON-14). */
export function Reference({ children, className }: { children: string; className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <p className={className}>
      {t("contact.form.reference")} <b dir="ltr">{children}</b>
    </p>
  );
}
