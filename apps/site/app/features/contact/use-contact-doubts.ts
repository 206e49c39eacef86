import { useEffect, useEffectEvent, useState } from "react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { doubtEmail, doubtPhone } from "./contact-doubts.ts";

const none = { email: "", phone: "" };

const isDoubtable = (field: EventTarget): field is HTMLInputElement & { name: keyof typeof none } =>
  field instanceof HTMLInputElement && field.name in none;

/** Does something now or, while something is pressed, after it: what comes into view must not move it away. */
function afterPress(task: () => void): void {
  if (document.querySelector(":active") === null) task();
  else addEventListener("pointerup", () => setTimeout(task), { once: true });
}

/** Slips that a message may hold, told beside their fields once these are left; none of them holds it back (CON-5). */
export function useContactDoubts(form: RefObject<HTMLFormElement | null>) {
  const { t } = useTranslation();
  const [left, setLeft] = useState(none);
  const suggestion = doubtEmail(left.email);
  const doubts = {
    email: suggestion && t("contact.doubt.email", { suggestion }),
    phone: doubtPhone(left.phone) ? t("contact.doubt.phone") : null,
  };
  const read = (field: EventTarget) => {
    if (!isDoubtable(field)) return;
    const { name, value } = field;
    setLeft((before) => ({ ...before, [name]: value }));
  };
  const readEarlyText = useEffectEvent(() => {
    for (const field of form.current?.elements ?? []) if (field !== document.activeElement) read(field);
  });
  // What was left before the page ran counts as well.
  useEffect(() => queueMicrotask(() => readEarlyText()), []);
  return {
    doubts,
    leave: (field: EventTarget) => afterPress(() => read(field)),
    /** While a field is typed in, a doubt can only go. */
    type: (field: EventTarget) => isDoubtable(field) && doubts[field.name] !== null && read(field),
    forget: () => setLeft(none),
  };
}
