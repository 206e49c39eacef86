import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Anchor } from "../../ui/anchor.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import type { Submission } from "./contact-submission.ts";
import styles from "./contact.module.css";

/** How it went: sent, kept on this device, or not sent, then with the other ways to reach us (CON-9…CON-11). */
export function ContactOutcome({ submission: { state, reference } }: { submission: Submission }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const isKnown = state === "sent" || state === "kept" || state === "failed";
  useEffect(() => {
    // The button is at the other end of the form, on a phone a screen away.
    if (isKnown) place.current?.scrollIntoView({ block: "nearest" });
  }, [isKnown, state]);
  const isSent = state === "sent" || state === "kept";
  return (
    <div ref={place} className={styles.outcome}>
      <div role="status">
        {isSent && (
          <Banner kind="ok" title={t("contact.form.sent")}>
            {state === "kept" && <p>{t("contact.form.keptHere")}</p>}
            {reference && <Reference>{reference}</Reference>}
          </Banner>
        )}
      </div>
      {state === "failed" && (
        <Banner kind="error" title={t("contact.form.failed")}>
          <p>{t("contact.form.stillHere")}</p>
          <p className={styles.wayOut}>
            {t("contact.form.wayOut")}
            <Anchor href={`mailto:${t("agency.email")}`}>
              <Ltr>{t("agency.email")}</Ltr>
            </Anchor>
            <Anchor href={`tel:${t("agency.phone1").replace(/ /g, "")}`}>
              <Ltr>{t("agency.phone1")}</Ltr>
            </Anchor>
          </p>
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
