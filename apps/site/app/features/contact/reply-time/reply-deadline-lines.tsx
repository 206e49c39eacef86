import { findReplyDeadline, readOffset } from "@miqyas/contract";
import type { OpeningHours, ReplyDeadline } from "@miqyas/contract";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { atOffset, atVisitor, differsFromVisitor } from "./format-moment.ts";
import type { Moment } from "./format-moment.ts";
import { useMinute } from "./use-minute.ts";
import styles from "../contact.module.css";

const day = 86_400_000;
/** A weekday's name alone is ambiguous beyond this time, ms. */
const nameless = 6 * day;

/** The reply deadline at this minute; `null` on the server and during hydration. */
export function useReplyDeadline(hours: OpeningHours): ReplyDeadline | null {
  const now = useMinute();
  return now === null ? null : findReplyDeadline(now, hours);
}

function useClockText() {
  const { t } = useTranslation();
  return ({ day: name, date, time, half }: Moment) => ({
    day: name,
    date,
    time: t(`contact.clock.${half}`, { time }),
  });
}

interface DeadlineLineProps {
  hours: OpeningHours;
  deadline: ReplyDeadline | null;
}

/** "Open now", or when the office opens (CON-1). The line keeps its height until the text is known. */
export function OpenLine({ hours, deadline }: DeadlineLineProps) {
  const { t, formatLocale } = useTranslation();
  const now = useMinute();
  const text = useClockText();
  if (deadline === null || now === null) return <dd className={styles.clock} />;
  const offset = readOffset(hours.utc_offset);
  const moment = text(atOffset(deadline.changesAt, offset, formatLocale));
  const isToday = Math.floor((deadline.changesAt + offset) / day) === Math.floor((now + offset) / day);
  const opening = deadline.changesAt - now > nameless ? "opensOnDate" : isToday ? "opensToday" : "opensOn";
  return (
    <dd className={styles.clock} data-open={deadline.open}>
      {t(`contact.clock.${deadline.open ? "open" : opening}`, moment)}
    </dd>
  );
}

/** The reply deadline on the agency's clock, and on the visitor's where it differs (CON-1). */
export function ReplyLine({ hours, deadline }: DeadlineLineProps) {
  const { t, formatLocale } = useTranslation();
  const now = useMinute();
  const text = useClockText();
  if (deadline === null || now === null) return <dd className={styles.clock} />;
  const offset = readOffset(hours.utc_offset);
  const { replyBy } = deadline;
  const key = replyBy - now > nameless ? "replyByDate" : "replyBy";
  return (
    <dd className={styles.clock}>
      {t(`contact.clock.${key}`, text(atOffset(replyBy, offset, formatLocale)))}
      {differsFromVisitor(replyBy, offset) && (
        <span className={styles.ownTime}>
          {t("contact.clock.yourTime", text(atVisitor(replyBy, formatLocale)))}
        </span>
      )}
    </dd>
  );
}
