import type { ReplyDeadlineState } from "../../inbox/reply-deadline-state.ts";
import { type Bilingual, languageOf } from "../../language.ts";

const labels: Record<ReplyDeadlineState, Bilingual> = {
  "due-soon": { en: "Due soon", ar: "موعد الردّ قريب" },
  overdue: { en: "Overdue", ar: "تأخّر الردّ عليها" },
};

/** A clock for a near reply deadline, a warning sign for a missed one. The two differ without colour. */
export function ReplyDeadlineIcon({ state }: { state: ReplyDeadlineState }) {
  return (
    <svg className="reply-deadline-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d={
          state === "overdue"
            ? "M8 1.5 15 14H1zM8 6v4M8 12v.5"
            : "M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M8 4.5V8l2.5 1.5"
        }
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Marks a message whose reply deadline is near or missed, by text, icon and colour (CON-1). */
export function ReplyDeadlineBadge({ state, language }: { state: ReplyDeadlineState; language: string }) {
  return (
    <span className="reply-deadline-badge" data-state={state}>
      <ReplyDeadlineIcon state={state} />
      {labels[state][languageOf(language)]}
    </span>
  );
}
