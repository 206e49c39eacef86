import { useEffect, useReducer, useRef } from "react";
import { useSubscribe } from "../../queries/newsletter.ts";
import { lockNewsletter, useNewsletterLock } from "./newsletter-lock.ts";
import { advance, idle, successTime } from "./newsletter-submission.ts";

/** A newsletter form: its submission, the lock that it shares with every other one, and what can be done. */
export function useNewsletter() {
  const field = useRef<HTMLInputElement>(null);
  const [submission, dispatch] = useReducer(advance, idle);
  const secondsLeft = useNewsletterLock();
  const isLocked = secondsLeft > 0;
  const subscribe = useSubscribe();

  useEffect(() => {
    if (submission.state !== "subscribed") return;
    const timer = setTimeout(() => dispatch({ type: "settle" }), successTime);
    return () => clearTimeout(timer);
  }, [submission.state]);

  async function send(email: string) {
    try {
      await subscribe(email);
    } catch {
      dispatch({ type: "fail" });
      return;
    }
    if (field.current) field.current.value = "";
    lockNewsletter();
    dispatch({ type: "succeed" });
  }

  return {
    field,
    submission,
    isLocked,
    secondsLeft,
    submit: () => dispatch({ type: "submit", value: field.current?.value ?? "", isLocked }),
    edit: (email: string) => dispatch({ type: "edit", email }),
    cancel: () => dispatch({ type: "cancel" }),
    confirm: () => {
      if (submission.state !== "confirming" || submission.email.trim() === "") return;
      dispatch({ type: "confirm" });
      void send(submission.email.trim());
    },
  };
}
