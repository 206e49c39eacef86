import type { FormAnswer } from "@miqyas/contract";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FallbackContacts } from "../../shell/fallback-contacts.tsx";
import { Anchor } from "../../ui/anchor.tsx";
import { Banner } from "../../ui/banner.tsx";
import type { Submission } from "./contact-submission.ts";
import styles from "./contact.module.css";

interface ContactOutcomeProps {
  submission: Submission;
  /** How the form was answered that this page was served for. */
  answer: FormAnswer | null;
  /** What is wrong with the fields, by their ids. */
  faults: readonly { id: string; text: string }[];
}

/** How it went: sent, kept on this device, or not sent, then with the other ways to reach us (CON-9…CON-11). */
export function ContactOutcome({ submission, answer, faults }: ContactOutcomeProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const { state, reference, problem } = submission;
  const isKnown = state === "sent" || state === "kept" || state === "failed";
  useEffect(() => {
    // The button is at the other end of the form, on a phone a screen away.
    if (isKnown) place.current?.scrollIntoView({ block: "nearest" });
  }, [isKnown, state]);
  const isSent = state === "sent" || state === "kept";
  const isUnread = answer !== null && answer.typed === null;
  return (
    // A page that was served for a refused form begins at what it says of it, without JavaScript too.
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
      {state === "failed" && (
        <Banner
          kind="error"
          title={
            problem === undefined || problem === "failed"
              ? t("contact.form.failed")
              : t(`forms.problem.${problem}`)
          }
        >
          {problem === "invalid" ? (
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

/** What the visitor can ask for the message by (CON-14). */
export function Reference({ children, className }: { children: string; className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <p className={className}>
      {t("contact.form.reference")} <b dir="ltr">{children}</b>
    </p>
  );
}
