import type { FormAnswer } from "@miqyas/contract";
import { useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { useAddress } from "../../routing/use-address.ts";
import { useSubscribe } from "../../outbox/use-subscribe.ts";
import { lockNewsletter, useNewsletterLock } from "./newsletter-lock.ts";
import { advance, beginning, successTime } from "./newsletter-submission.ts";

interface NewsletterOptions {
  /** The server's answer to a form that was sent without JavaScript; `null` for an ordinary visit. */
  answer: FormAnswer | null;
  onSubscribed: (() => void) | undefined;
}

/** The forms on the screen. Each takes an address that is stored nowhere, from a form that has gone (ERR-19). */
const forms = new Set<(email: string) => void>();

const passOn = (email: string) => forms.forEach((take) => take(email));

/** The field of the form that could not store its address. No later success has made up for it. */
let failed: HTMLInputElement | null = null;

/** State and handlers of a newsletter form. All forms share one lock. */
export function useNewsletter({ answer, onSubscribed }: NewsletterOptions) {
  const field = useRef<HTMLInputElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const address = useAddress();
  // The site's server shows this form's success on the home page. On other pages `sent` belongs to another form.
  const isSent = address?.name === "home" && new URLSearchParams(address.query).has("sent");
  const [submission, dispatch] = useReducer(advance, beginning(isSent, answer));
  const secondsLeft = useNewsletterLock();
  const isLocked = secondsLeft > 0;
  const subscribe = useSubscribe();

  useEffect(() => {
    if (submission.state !== "subscribed") return;
    const timer = setTimeout(() => dispatch({ type: "settle" }), successTime);
    return () => clearTimeout(timer);
  }, [submission.state]);

  useLayoutEffect(() => {
    const input = field.current;
    function take(email: string) {
      if (field.current?.value === "") field.current.value = email;
      dispatch({ type: "fail", email });
    }
    forms.add(take);
    return () => {
      forms.delete(take);
      if (input && input === failed && input.value.trim()) passOn(input.value);
    };
  }, []);

  async function send(email: string) {
    failed = null;
    const sent = field.current?.value;
    /** The field, unless the visitor has typed another address meanwhile. */
    const unchanged = () => {
      const { current } = field;
      return current && (current.value === sent || current.value === "") ? current : null;
    };
    try {
      await subscribe(email, trap.current?.value ?? "");
    } catch {
      if (!field.current) return passOn(email);
      failed = unchanged();
      // The visitor may have corrected the address in the dialog.
      if (failed) failed.value = email;
      dispatch({ type: "fail" });
      return;
    }
    const done = unchanged();
    if (done) done.value = "";
    lockNewsletter();
    dispatch({ type: "succeed" });
    onSubscribed?.();
  }

  return {
    field,
    trap,
    submission,
    isLocked,
    secondsLeft,
    submit: () => dispatch({ type: "submit", value: field.current?.value ?? "", secondsLeft }),
    edit: (email: string) => dispatch({ type: "edit", email }),
    cancel: () => dispatch({ type: "cancel" }),
    confirm: () => {
      if (submission.state !== "confirming" || submission.email.trim() === "") return;
      dispatch({ type: "confirm", secondsLeft });
      if (!isLocked) void send(submission.email.trim());
    },
  };
}
