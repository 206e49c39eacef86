import { agencyZone } from "@miqyas/contract";
import { Button, useTranslation } from "@payloadcms/ui";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { languageOf, timeFormat } from "../../language.ts";
import type { UnsavedLabels } from "./unsaved-labels.ts";
import type { FailedSave } from "./watch-saves.ts";

/**
 * Puts the notices of a form at the end of the page, or of the drawer that holds the form: the keyboard does not leave that.
 * Payload's bar has a filter, and would be the place of what is fixed inside it.
 */
export function NoticePlace({ children }: { children: ReactNode }) {
  const inForm = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => setPlace(inForm.current?.closest("dialog") ?? document.body), []);
  return (
    <span ref={inForm} hidden>
      {place && createPortal(children, place)}
    </span>
  );
}

interface Failed extends FailedSave {
  labels: UnsavedLabels;
  /** Whether the browser keeps the text. */
  isKept: boolean;
  /** `null` when a new try cannot help. */
  tryAgain: (() => void) | null;
}

/** Says why the form was not saved, and what to do (WRITE-2). */
export function FailedNotice({ failure, reason, labels, isKept, tryAgain }: Failed) {
  const { what, todo } = labels.failures[failure];
  return (
    <div className="unsaved-notice" role="alert">
      <p>
        <strong>{what}</strong>
        {failure === "refused" && reason && <> {reason}</>}
      </p>
      <p>
        {isKept ? labels.kept : labels.notKept} {todo}
      </p>
      <div className="unsaved-notice__acts">
        {failure === "signedOut" && (
          <Button el="anchor" url="/admin/login" newTab size="small" margin={false}>
            {labels.signIn}
          </Button>
        )}
        {isKept && (failure === "outdated" || failure === "takenOver") && (
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => location.reload()}>
            {labels.reload}
          </Button>
        )}
        {tryAgain && (
          <Button buttonStyle="secondary" size="small" margin={false} onClick={tryAgain}>
            {labels.again}
          </Button>
        )}
      </div>
    </div>
  );
}

interface Found {
  labels: UnsavedLabels;
  /** When the text was written, milliseconds since 1970. */
  changedAt: number;
  /** Whether the entry was saved after that. */
  isOlder: boolean;
  /** Whether the buttons are off. */
  isOff: boolean;
  takeBack: () => void;
  discard: () => void;
}

/** Offers text of an earlier visit that no save has stored (WRITE-3). */
export function FoundNotice({ labels, changedAt, isOlder, isOff, takeBack, discard }: Found) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const time = timeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: agencyZone });
  return (
    <section className="unsaved-notice" aria-label={labels.notice}>
      <p>
        {labels.found(time.format(changedAt))} {isOlder && labels.changedSince}
      </p>
      <div className="unsaved-notice__acts">
        <Button size="small" margin={false} disabled={isOff} onClick={takeBack}>
          {labels.takeBack}
        </Button>
        <Button buttonStyle="secondary" size="small" margin={false} disabled={isOff} onClick={discard}>
          {labels.discard}
        </Button>
      </div>
    </section>
  );
}
