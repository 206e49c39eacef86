import type { Translation } from "../../i18n/create-i18n.ts";
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

const faults: readonly string[] = ["empty", "incomplete", "failed", "refused"];

/** What a submission tells the visitor; nothing before the first, and while its clock tells it. */
function answerOf(submission: NewsletterSubmission, { t, formatLocale }: Translation): string | undefined {
  switch (submission.state) {
    case "empty":
      return t("newsletter.emptyField");
    case "incomplete":
      return t("newsletter.checkAddress");
    case "refused":
      return t(
        submission.problem === "tooLong" ? "newsletter.tooLong" : `forms.problem.${submission.problem}`,
      );
    case "failed":
    case "subscribed":
      return t(`newsletter.${submission.state}`);
    case "sending":
      return submission.isWatched ? undefined : t("newsletter.sending");
    case "locked":
      return t("newsletter.locked", { time: formatMinutes(submission.secondsLeft * 1000, formatLocale) });
    default:
      return undefined;
  }
}

/**
 * The line below the field: an error, a success, the remaining lock, or a description of the newsletter. A visitor
 * who submits during the lock hears the remaining time once. Screen readers do not read the running clock.
 */
export function NewsletterMessage({ id, submission, secondsLeft }: NewsletterMessageProps) {
  const texts = useTranslation();
  const { t, formatLocale } = texts;
  // The clock ends at 0:00: it shows this in the last second of the lock (NEWS-5).
  const time = formatMinutes((secondsLeft - 1) * 1000, formatLocale);
  const { state } = submission;
  const answer = answerOf(submission, texts);
  const isWrong = faults.includes(state);
  const isDone = state === "subscribed";
  return (
    <div className={styles.messages}>
      <div id={id} className={styles.told}>
        {/* Only what answers the visitor is announced. */}
        <div role="status" className={styles.answer}>
          <p className={classNames(isWrong && styles.wrong, isDone && styles.done)}>
            {isWrong && <Icon name="alert" />}
            {isDone && <Icon name="check" />}
            {state === "locked"
              ? secondsLeft > 0 && <span className="visually-hidden">{answer}</span>
              : answer}
          </p>
          {isDone && secondsLeft > 0 && <p>{t("newsletter.pageLead")}</p>}
        </div>
        {(answer === undefined || state === "locked") && secondsLeft === 0 && (
          <p>{t("newsletter.promise")}</p>
        )}
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
