import { completeEmail } from "@miqyas/contract";
import { useCallback } from "react";
import { useLocale } from "../i18n/use-locale.ts";
import { submitForm } from "./submit-form.ts";
import { useFormTrace } from "./use-form-trace.ts";

/**
 * Subscribes an address; one without "@" is completed first (NEWS-3, NEWS-7). Resolves when the site or this device
 * has stored it, rejects otherwise (NEWS-8). `hidden` is the value of the honeypot field.
 */
export function useSubscribe(): (email: string, hidden: string) => Promise<void> {
  const locale = useLocale();
  const trace = useFormTrace();
  return useCallback(
    async (email, hidden) => {
      const body = { email: completeEmail(email) };
      await submitForm({ kind: "newsletter", body, locale, trace: trace(hidden) });
    },
    [locale, trace],
  );
}
