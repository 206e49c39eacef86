"use client";

import { ServerFunctionsContext, useServerFunctions, useTranslation } from "@payloadcms/ui";
import { useMemo, type ReactNode } from "react";
import { languageOf } from "../language.ts";
import { propertyOf } from "../property-of.ts";

const notStored = {
  en: "This did not work: nothing was scheduled or removed. Sign in again if your session has ended.",
  ar: "لم تنجح العملية ولم يتغيّر شيء في الجدولة. سجّل الدخول من جديد إن انتهت جلستك.",
};

/**
 * Lets the form for plans say that a plan was not stored or not removed. Payload gives it the failure as an answer, and the
 * form takes every answer for success.
 */
export function FailedPlans({ children }: { children: ReactNode }) {
  const functions = useServerFunctions();
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const value = useMemo<typeof functions>(
    () => ({
      ...functions,
      schedulePublish: async (plan) => {
        const answer = await functions.schedulePublish(plan);
        if (propertyOf(answer, "error") !== undefined) throw new Error(notStored[language]);
        return answer;
      },
    }),
    [functions, language],
  );
  return <ServerFunctionsContext value={value}>{children}</ServerFunctionsContext>;
}
