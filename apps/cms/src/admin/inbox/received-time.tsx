import type { DateFieldServerComponent, DateFieldServerProps } from "payload";
import { findAgencyOffset, minuteAtAgency } from "../../inbox/agency-time.ts";
import { propertyOf } from "../../property-of.ts";
import { ReplyDeadlineStatus } from "./reply-deadline-status.tsx";

/** A time by the agency's clock, with its label. An empty value renders nothing. */
async function shownTime({ data, field, payload, i18n }: DateFieldServerProps, isReplyDeadline: boolean) {
  const moment = propertyOf(data, field.name);
  if (typeof moment !== "string") return null;
  const local = minuteAtAgency(new Date(moment), await findAgencyOffset(payload));
  const label = propertyOf(field.label, i18n.language) ?? propertyOf(field.label, "en");
  return (
    <div className="field-type received-field">
      <span className="field-label">{typeof label === "string" && label}</span>
      <p className="received-time">
        <time dateTime={moment} dir="ltr">
          {local}
        </time>
        {isReplyDeadline && <ReplyDeadlineStatus replyBy={moment} />}
      </p>
    </div>
  );
}

/** A time of a visitor's message or subscription, read-only. */
export const ReceivedTime: DateFieldServerComponent = (props) => shownTime(props, false);

/** The reply deadline that the visitor was given, with a badge when it is near or missed (CON-1). */
export const ReplyDeadlineTime: DateFieldServerComponent = (props) => shownTime(props, true);
