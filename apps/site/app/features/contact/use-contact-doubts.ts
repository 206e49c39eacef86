import { useEffect, useEffectEvent, useState } from "react";
import type { RefObject } from "react";
import { isolate } from "../../i18n/isolate.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { doubtEmail, doubtPhone } from "./contact-doubts.ts";

const none = { email: "", phone: "" };

const isDoubtable = (field: EventTarget): field is HTMLInputElement & { name: keyof typeof none } =>
  field instanceof HTMLInputElement && field.name in none;

/** Runs a task at once, or after the current press ends: new content must not move the control that is pressed. */
function afterPress(task: () => void): void {
  if (document.querySelector(":active") === null) task();
  else addEventListener("pointerup", () => setTimeout(task), { once: true });
}

/** Probable typing errors, shown beside a field after the visitor leaves it. They never stop the form (CON-5). */
export function useContactDoubts(form: RefObject<HTMLFormElement | null>) {
  const { t } = useTranslation();
  const [left, setLeft] = useState(none);
  const suggestion = doubtEmail(left.email);
  const doubts = {
    email: suggestion && t("contact.doubt.email", { suggestion: isolate(suggestion) }),
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
  // Also checks fields that the visitor left before hydration.
  useEffect(() => queueMicrotask(() => readEarlyText()), []);
  return {
    doubts,
    leave: (field: EventTarget) => afterPress(() => read(field)),
    /** While the visitor types in a field, its doubt can only disappear. */
    type: (field: EventTarget) => isDoubtable(field) && doubts[field.name] !== null && read(field),
    forget: () => setLeft(none),
  };
}
