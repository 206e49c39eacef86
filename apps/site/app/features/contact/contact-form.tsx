import { useEffect, useId, useRef } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { localizePath, paths } from "../../routing/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { ContactOutcome, Reference } from "./contact-outcome.tsx";
import { contactFields } from "./contact-submission.ts";
import type { ContactField } from "./contact-submission.ts";
import { useContactDoubts } from "./use-contact-doubts.ts";
import type { ContactFormState } from "./use-contact-form.ts";
import { useOpening } from "./use-opening.ts";
import type { Origin } from "./use-opening.ts";
import { useUnsent } from "./use-unsent.ts";
import styles from "./contact.module.css";

interface ContactFormProps {
  contact: ContactFormState;
  /** What the visitor came from. */
  from: Origin;
  className: string | undefined;
}

/** The contact form (CON-4…CON-14). Without JavaScript the site's server receives it. */
export function ContactForm({ contact, from, className }: ContactFormProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { form, answer, submission, faults, submit, markInvalid, mend } = contact;
  const typed = answer?.typed;
  const { doubts, ...doubting } = useContactDoubts(form);
  const opening = useOpening(from);
  useUnsent(form, { opening, isAnswer: answer !== null || submission.state === "sent" });
  /** The page's own words in the message; `null` when it has the visitor's. */
  const written = useRef<string | null>(opening);
  const ids = useId();
  const isSending = submission.state === "sending";

  useEffect(() => {
    const message = form.current?.elements.namedItem("message");
    if (!(message instanceof HTMLTextAreaElement)) return;
    const before = written.current;
    // The page's own words follow its language; what was typed or emptied stays.
    if (message.value === before || (opening && message.value === opening)) {
      // A value that was set keeps the caret in its place when React writes the first text again (see `start-app.tsx`).
      message.value = opening;
      written.current = opening;
      return;
    }
    // Words that come late stand before what was typed meanwhile (PLAN-6, SVD-6).
    if (before === "") message.setRangeText(opening, 0, 0, "preserve");
    written.current = null;
  }, [form, opening]);

  const problem = (field: ContactField) => {
    const fault = faults[field];
    return fault && t(`contact.${fault}.${field}`);
  };
  const doubt = (field: keyof typeof doubts) => (faults[field] ? null : doubts[field]);
  return (
    <div className={className}>
      <h2 id={`${ids}-heading`} className="visually-hidden">
        {t("contact.form.heading")}
      </h2>
      <form
        ref={form}
        method="post"
        action={localizePath(paths.contact(), locale)}
        aria-labelledby={`${ids}-heading`}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        // The browser still stops an invalid form; the page shows the reasons in its own words and language.
        onInvalidCapture={(event) => {
          event.preventDefault();
          markInvalid();
        }}
        onInput={({ target }) => {
          mend(target);
          doubting.type(target);
        }}
        onBlur={({ target }) => doubting.leave(target)}
        onReset={doubting.forget}
      >
        <input type="hidden" name="lang" value={locale} />
        <ContactOutcome
          submission={submission}
          answer={answer}
          faults={contactFields.flatMap((field) => {
            const text = problem(field);
            return text ? [{ id: `${ids}-${field}`, text }] : [];
          })}
        />
        <p className={styles.note}>{t("contact.form.required")}</p>
        <Field
          label={t("contact.form.name")}
          id={`${ids}-name`}
          name="fullName"
          defaultValue={typed?.name}
          required
          autoComplete="name"
          readOnly={isSending}
          error={problem("name")}
        />
        <Field
          label={t("contact.form.email")}
          id={`${ids}-email`}
          name="email"
          defaultValue={typed?.email}
          type="email"
          required
          autoComplete="email"
          dir="ltr"
          readOnly={isSending}
          doubt={doubt("email")}
          error={problem("email")}
        />
        <Field
          className={styles.whole}
          label={t("contact.form.phone")}
          optionalNote={t("contact.form.optional")}
          id={`${ids}-phone`}
          name="phone"
          defaultValue={typed?.phone}
          type="tel"
          autoComplete="tel"
          dir="ltr"
          placeholder={t("contact.form.phonePlaceholder")}
          hint={t("contact.form.phoneHint")}
          readOnly={isSending}
          doubt={doubt("phone")}
          error={problem("phone")}
        />
        <Field
          className={styles.whole}
          label={t("contact.form.message")}
          id={`${ids}-message`}
          name="message"
          multiline
          required
          placeholder={t("contact.form.messagePlaceholder")}
          defaultValue={typed?.message ?? opening}
          readOnly={isSending}
          error={problem("message")}
        />
        {/* A honeypot: visitors do not see or hear it, and bots that fill every field fill it. */}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor={`${ids}-website`}>{t("contact.form.leaveEmpty")}</label>
          <input id={`${ids}-website`} name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <div className={styles.send}>
          <Button type="submit" size="lg" busy={isSending} busyLabel={t("contact.form.sending")}>
            {t("contact.form.send")}
          </Button>
          {submission.reference && <Reference className={styles.reference}>{submission.reference}</Reference>}
        </div>
      </form>
    </div>
  );
}
