import type { PromiseState } from "../../inbox/promise-state.ts";

/** A clock for what is due soon, a warning sign for what is overdue: told apart without colour. */
export function PromiseIcon({ state }: { state: PromiseState }) {
  return (
    <svg className="promise-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
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
