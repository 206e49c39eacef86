import type { FormAnswer } from "@miqyas/contract";
import { useId } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { localizePath } from "../../routing/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ConfirmAddress } from "./confirm-address.tsx";
import { NewsletterMessage } from "./newsletter-message.tsx";
import { isFieldWrong } from "./newsletter-submission.ts";
import { useNewsletter } from "./use-newsletter.ts";
import styles from "./newsletter.module.css";

interface NewsletterFormProps {
  className?: string | undefined;
  /** The server's answer to a form that was sent without JavaScript; `null` for an ordinary visit. */
  answer?: FormAnswer | null;
  onSubscribed?: () => void;
}

/** One field to subscribe with. Without a script the site's server receives the form (NEWS-1…NEWS-9). */
export function NewsletterForm({ className, answer = null, onSubscribed }: NewsletterFormProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const newsletter = useNewsletter({ answer, onSubscribed });
  const { field, trap, submission, isLocked } = newsletter;
  const id = useId();
  const isSending = submission.state === "sending";
  return (
    <>
      <form
        method="post"
        action={localizePath("/newsletter", locale)}
        noValidate
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          newsletter.submit();
        }}
      >
        <input type="hidden" name="lang" value={locale} />
        <label htmlFor={id} className={styles.label}>
          {t("newsletter.email")}
        </label>
        <div className={styles.line}>
          <input
            ref={field}
            id={id}
            type="email"
            name="email"
            defaultValue={answer?.typed?.email}
            autoComplete="email"
            dir="ltr"
            className={styles.field}
            placeholder={t("newsletter.placeholder")}
            aria-describedby={`${id}-message`}
            aria-invalid={isFieldWrong(submission) || undefined}
          />
          <Button
            type="submit"
            className={classNames(styles.button, isLocked && styles.off)}
            aria-disabled={isLocked || undefined}
            busy={isSending}
            busyLabel={t("newsletter.sending")}
          >
            {t("newsletter.subscribe")}
          </Button>
        </div>
        {/* A honeypot: visitors do not see or hear it, and bots that fill every field fill it. */}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor={`${id}-website`}>{t("newsletter.leaveEmpty")}</label>
          <input ref={trap} id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <NewsletterMessage
          id={`${id}-message`}
          submission={submission}
          secondsLeft={newsletter.secondsLeft}
        />
      </form>
      <ConfirmAddress
        email={
          submission.state === "confirming" || (isSending && submission.isWatched) ? submission.email : null
        }
        isSending={isSending}
        onEdit={newsletter.edit}
        onCancel={newsletter.cancel}
        onConfirm={newsletter.confirm}
      />
    </>
  );
}
