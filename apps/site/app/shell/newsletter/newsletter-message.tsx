import { useTranslation } from "../../i18n/use-translation.ts";
import { formatMinutes } from "../../i18n/format.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import type { NewsletterSubmission } from "./newsletter-submission.ts";
import styles from "./newsletter.module.css";

interface NewsletterMessageProps {
  id: string;
  submission: NewsletterSubmission;
  secondsLeft: number;
}

/**
 * The line below the field: an error, a success, the remaining lock, or a description of the newsletter. A visitor
 * who submits during the lock hears the remaining time once. Screen readers do not read the running clock.
 */
export function NewsletterMessage({ id, submission, secondsLeft }: NewsletterMessageProps) {
  const { t, formatLocale } = useTranslation();
  // The clock ends at 0:00: it shows this in the last second of the lock (NEWS-5).
  const time = formatMinutes((secondsLeft - 1) * 1000, formatLocale);
  const isWrong =
    submission.state === "empty" ||
    submission.state === "incomplete" ||
    submission.state === "failed" ||
    submission.state === "refused";
  const isUnderway = submission.state === "sending" && !submission.isWatched;
  const isDone = submission.state === "subscribed";
  return (
    <div className={styles.messages}>
      <div id={id} className={styles.told}>
        {/* Only what answers the visitor is announced. */}
        <div role="status" className={styles.answer}>
          <p className={classNames(isWrong && styles.wrong, isDone && styles.done)}>
            {isWrong && <Icon name="alert" />}
            {isDone && <Icon name="check" />}
            {submission.state === "empty" && t("newsletter.emptyField")}
            {submission.state === "incomplete" && t("newsletter.checkAddress")}
            {submission.state === "failed" && t("newsletter.failed")}
            {submission.state === "refused" &&
              t(
                submission.problem === "tooLong"
                  ? "newsletter.tooLong"
                  : `forms.problem.${submission.problem}`,
              )}
            {isDone && t("newsletter.subscribed")}
            {isUnderway && t("newsletter.sending")}
            {submission.state === "locked" && secondsLeft > 0 && (
              <span className="visually-hidden">
                {t("newsletter.locked", { time: formatMinutes(submission.secondsLeft * 1000, formatLocale) })}
              </span>
            )}
          </p>
          {isDone && secondsLeft > 0 && <p>{t("newsletter.pageLead")}</p>}
        </div>
        {!isWrong && !isDone && !isUnderway && secondsLeft === 0 && <p>{t("newsletter.promise")}</p>}
        {!isDone && secondsLeft > 0 && <p>{t("newsletter.pageLead")}</p>}
      </div>
      {secondsLeft > 0 && (isDone ? <Clock time={time} /> : <Countdown time={time} />)}
    </div>
  );
}

/**
 * The countdown of the lock (NEWS-4, NEWS-5). Only the clock changes: screen readers do not read the line every
 * second.
 */
function Countdown({ time }: { time: string }) {
  const { t } = useTranslation();
  const [before = "", after = ""] = t("newsletter.locked", { time: "\u0000" }).split("\u0000");
  return (
    <p>
      {before}
      <Clock time={time} />
      {after}
    </p>
  );
}

function Clock({ time }: { time: string }) {
  return (
    <b className={styles.clock} role="timer">
      {time}
    </b>
  );
}
