import type { DefaultServerCellComponentProps } from "payload";
import { atAgency, findAgencyOffset } from "../../inbox/agency-time.ts";
import { findPromiseState } from "../../inbox/promise-state.ts";
import { PromiseMark } from "./promise-mark.tsx";

/** When something happened to what a visitor sent, in a list: by the agency's clock. */
export async function ReceivedTimeCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const moment: unknown = cellData;
  if (typeof moment !== "string") return "—";
  const local = atAgency(new Date(moment), await findAgencyOffset(payload));
  return (
    <time dateTime={moment} dir="ltr">
      {local.slice(0, 16).replace("T", " ")}
    </time>
  );
}

/** By when an answer was promised, in the list of messages: marked when time is short (CON-1). */
export function PromisedTimeCell(props: DefaultServerCellComponentProps) {
  const state = findPromiseState(props.rowData);
  return (
    <span className="received-time">
      <ReceivedTimeCell {...props} />
      {state && <PromiseMark state={state} language={props.i18n.language} />}
    </span>
  );
}
