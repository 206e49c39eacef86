import { useEffect, useReducer, useRef, useState } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { submitForm } from "../../queries/outbox/submit-form.ts";
import { useFormTrace } from "../../queries/outbox/use-form-trace.ts";
import { advance, beginning, readMessage, successTime } from "./contact-submission.ts";
import type { ContactField } from "./contact-submission.ts";

const controlNames: Record<ContactField, string> = {
  name: "fullName",
  email: "email",
  phone: "phone",
  message: "message",
};

/** Empties every field, the message too: a reset alone brings back what it opened with (CON-9). */
function clear(form: HTMLFormElement): void {
  form.reset();
  const message = form.elements.namedItem(controlNames.message);
  if (message instanceof HTMLTextAreaElement) message.value = "";
}

/** The contact form: its submission, and what is wrong with its fields. */
export function useContactForm(sent: string | null) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [submission, dispatch] = useReducer(advance, sent, beginning);
  const [wrong, setWrong] = useState<readonly ContactField[]>([]);
  const locale = useLocale();
  const trace = useFormTrace();
  const { state } = submission;

  useEffect(() => {
    if (state !== "sent" && state !== "kept") return;
    const timer = setTimeout(() => dispatch({ type: "settle" }), successTime);
    return () => clearTimeout(timer);
  }, [state]);

  // A disabled button loses the focus to what is around it; it gets it back, for whoever goes on with the keyboard.
  useEffect(() => {
    if (state !== "sending") return;
    const button = form.current?.querySelector<HTMLButtonElement>("button[type=submit]");
    return () => {
      if (document.activeElement?.contains(button ?? null)) button?.focus({ preventScroll: true });
    };
  }, [state]);

  async function submit() {
    if (!form.current || isSending.current) return;
    const filled = new FormData(form.current);
    const read = readMessage(filled);
    setWrong("wrong" in read ? read.wrong : []);
    if ("wrong" in read) {
      const [first] = read.wrong;
      const control = first && form.current.elements.namedItem(controlNames[first]);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    isSending.current = true;
    dispatch({ type: "send" });
    const hidden = filled.get("website");
    try {
      const receipt = await submitForm({
        kind: "contact",
        body: read.message,
        locale,
        trace: trace(typeof hidden === "string" ? hidden : ""),
      });
      if (form.current) clear(form.current);
      dispatch({ type: "keep", receipt });
    } catch {
      // Whatever went wrong is one thing for the visitor: it was not sent (CON-13).
      dispatch({ type: "fail" });
    } finally {
      isSending.current = false;
    }
  }

  return { form, submission, wrong, submit: () => void submit() };
}
