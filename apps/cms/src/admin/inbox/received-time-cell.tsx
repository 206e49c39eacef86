import type { DefaultServerCellComponentProps } from "payload";
import { findAgencyOffset, minuteAtAgency } from "../../inbox/agency-time.ts";
import { findReplyDeadlineState } from "../../inbox/reply-deadline-state.ts";
import { ReplyDeadlineBadge } from "./reply-deadline-badge.tsx";

/** A time of a visitor's message or subscription in a list, by the agency's clock. */
export async function ReceivedTimeCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const moment: unknown = cellData;
  if (typeof moment !== "string") return "—";
  const local = minuteAtAgency(new Date(moment), await findAgencyOffset(payload));
  return (
    <time dateTime={moment} dir="ltr">
      {local}
    </time>
  );
}

/** The reply deadline in the list of messages, with a badge when it is near or missed (CON-1). */
export function ReplyDeadlineCell(props: DefaultServerCellComponentProps) {
  const state = findReplyDeadlineState(props.rowData);
  return (
    <span className="received-time">
      <ReceivedTimeCell {...props} />
      {state && <ReplyDeadlineBadge state={state} language={props.i18n.language} />}
    </span>
  );
}
