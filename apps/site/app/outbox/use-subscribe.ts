import { useCallback } from "react";
import { useLocale } from "../i18n/use-locale.ts";
import { loadOutbox } from "./keep-outbox.ts";
import { formTrace } from "./form-trace.ts";

/**
 * Subscribes an address; one without "@" is completed first (NEWS-3, NEWS-7). Resolves when the site or this device
 * has stored it, rejects otherwise (NEWS-8). `hidden` is the value of the honeypot field.
 */
export function useSubscribe(): (email: string, hidden: string) => Promise<void> {
  const locale = useLocale();
  return useCallback(
    async (email, hidden) => {
      const form = { kind: "newsletter", locale, trace: formTrace(hidden) } as const;
      const { completeEmail, submitForm } = await loadOutbox();
      await submitForm({ ...form, body: { email: completeEmail(email) } });
    },
    [locale],
  );
}
