import { Fragment, useEffect, useId, useState } from "react";
import type { MouseEvent } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { OutboxEntry } from "../../outbox/entry.ts";
import { keepOutbox, withOutbox } from "../../outbox/keep-outbox.ts";
import { closeDeliveries, useOutbox } from "../../outbox/outbox-state.ts";
import { Button, TextButton } from "../../ui/button.tsx";
import { focusMain } from "../../ui/focus-main.ts";
import styles from "./outbox-notice.module.css";

/** How long a delivery without a reference is shown, ms. */
const newsTime = 10_000;

/** Passes the focus of a part that disappears to the notice around it, and that of the notice to the page. */
const passFocus = (part: HTMLElement | null) => () => {
  if (!part?.contains(document.activeElement)) return;
  const notice = part.parentElement?.closest("aside");
  if (notice) notice.focus({ preventScroll: true });
  else focusMain();
};

/** The messages that wait on this device, with the visitor's actions for them (CON-11). */
export function OutboxNotice() {
  const { t } = useTranslation();
  const { waiting, parked, delivered } = useOutbox();
  useEffect(keepOutbox, []);
  useEffect(() => {
    if (delivered.every(({ reference }) => reference)) return;
    const timer = setTimeout(() => closeDeliveries("without reference"), newsTime);
    return () => clearTimeout(timer);
  }, [delivered]);

  const say = (what: "waiting" | "delivered", forms: readonly Pick<OutboxEntry, "kind">[]) =>
    forms.some(({ kind }) => kind === "contact")
      ? t(`outbox.${what}`, { count: forms.length })
      : t(`outbox.newsletter.${what}`);
  const references = delivered.flatMap(({ reference }) => reference ?? []);
  const news = delivered.length > 0 && (
    <>
      {say("delivered", delivered)}
      {references.map((reference) => (
        <Fragment key={reference}>
          {" "}
          <b dir="ltr">{reference}</b>
        </Fragment>
      ))}
    </>
  );
  const state = waiting.length > 0 && say("waiting", waiting);
  return (
    <>
      {/* A live region must exist before its text, which stands in the notice for the eyes. */}
      <p role="status" className="visually-hidden">
        {news} {state}
      </p>
      {(news || state || parked.length > 0) && (
        <aside ref={passFocus} tabIndex={-1} className={styles.notice} aria-label={t("outbox.heading")}>
          {news && (
            <p aria-hidden="true" className={styles.news}>
              {news}
            </p>
          )}
          {references.length > 0 && (
            <TextButton ref={passFocus} onClick={() => closeDeliveries("all")}>
              {t("outbox.close")}
            </TextButton>
          )}
          {state && <p aria-hidden="true">{state}</p>}
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
      )}
    </>
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
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.key} ref={passFocus}>
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

/** Moves the focus to a button when it appears. */
const takeFocus = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

/**
 * A message: one line of its text, which unfolds, and a button that asks before it discards it. “Keep” then has the focus
 * and the place: a second press in haste keeps the message.
 */
function Entry({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const keep = ({ currentTarget }: MouseEvent) => {
    setAsking(false);
    if (currentTarget.nextElementSibling instanceof HTMLElement) currentTarget.nextElementSibling.focus();
  };
  const discard = () => {
    if (isAsking) void withOutbox(({ discardEntry }) => discardEntry(entry.key));
    else setAsking(true);
  };
  return (
    <>
      <details className={styles.text}>
        <summary id={id} dir="auto">
          {entry.kind === "contact" ? entry.body.message : t("outbox.subscription", entry.body)}
        </summary>
      </details>
      {entry.reference && (
        <b className={styles.reference} dir="ltr">
          {entry.reference}
        </b>
      )}
      {isAsking && (
        <TextButton ref={takeFocus} onClick={keep} aria-describedby={id}>
          {t("outbox.keep")}
        </TextButton>
      )}
      <TextButton onClick={discard} aria-describedby={id}>
        {t(isAsking ? "outbox.discardForGood" : "outbox.discard")}
      </TextButton>
    </>
  );
}
