import type { PromiseState } from "../../inbox/promise-state.ts";
import { PromiseIcon } from "./promise-icon.tsx";
import { promiseWords } from "./promise-words.ts";

/** Says that a promise is about to break or broken, in words, by an icon and by colour (CON-1). */
export function PromiseMark({ state, language }: { state: PromiseState; language: string }) {
  return (
    <span className="promise-mark" data-state={state}>
      <PromiseIcon state={state} />
      {promiseWords[state][language === "ar" ? "ar" : "en"]}
    </span>
  );
}
