import { useEffect, useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { OutboxEntry } from "../../outbox/entry.ts";
import { keepOutbox, withOutbox } from "../../outbox/keep-outbox.ts";
import { announceDelivery, useOutbox } from "../../outbox/outbox-state.ts";
import { Button, TextButton } from "../../ui/button.tsx";
import styles from "./outbox-notice.module.css";

/** How long a delivery is announced, ms. */
const newsTime = 10_000;

/** Passes the focus of a part that disappears to the notice around it, and that of the notice to the page. */
const passFocus = (part: HTMLElement | null) => () => {
  if (part?.contains(document.activeElement))
    (part.parentElement?.closest("aside") ?? document.getElementById("main"))?.focus({ preventScroll: true });
};

/** The messages that wait on this device, with the visitor's actions for them (CON-11). */
export function OutboxNotice() {
  const { t } = useTranslation();
  const { waiting, parked, delivered } = useOutbox();
  useEffect(keepOutbox, []);
  useEffect(() => {
    if (!delivered) return;
    const timer = setTimeout(() => announceDelivery(null), newsTime);
    return () => clearTimeout(timer);
  }, [delivered]);

  const isShown = waiting.length > 0 || parked.length > 0 || delivered !== null;
  if (!isShown) return null;
  return (
    <aside ref={passFocus} tabIndex={-1} className={styles.notice} aria-label={t("outbox.heading")}>
      <div role="status">
        {delivered && (
          <p className={styles.news}>
            {t("outbox.delivered")} {delivered.reference && <b dir="ltr">{delivered.reference}</b>}
          </p>
        )}
        {waiting.length > 0 && <p>{t("outbox.waiting", { count: waiting.length })}</p>}
      </div>
      {waiting.length > 0 && (
        <>
          <Entries entries={waiting} />
          <SendNow />
        </>
      )}
      {parked.length > 0 && (
        <>
          <p role="alert">{t("outbox.parked", { count: parked.length })}</p>
          <Entries entries={parked} />
        </>
      )}
    </aside>
  );
}

function SendNow() {
  const { t } = useTranslation();
  const [isSending, setSending] = useState(false);
  const send = () => {
    setSending(true);
    void withOutbox(({ retryOutbox }) => retryOutbox()).then(() => setSending(false));
  };
  return (
    <Button ref={passFocus} size="sm" onClick={send} busy={isSending} busyLabel={t("outbox.sending")}>
      {t("outbox.retry")}
    </Button>
  );
}

function Entries({ entries }: { entries: readonly OutboxEntry[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.key} ref={passFocus}>
          <p className={styles.text} dir="auto">
            {entry.kind === "contact" ? entry.body.message : t("outbox.subscription", entry.body)}
          </p>
          {entry.reference && (
            <b className={styles.reference} dir="ltr">
              {entry.reference}
            </b>
          )}
          <TextButton onClick={() => void withOutbox(({ discardEntry }) => discardEntry(entry.key))}>
            {t("outbox.discard")}
          </TextButton>
        </li>
      ))}
    </ul>
  );
}
