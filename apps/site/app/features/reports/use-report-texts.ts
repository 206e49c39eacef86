import { reportPage as arabic } from "../../i18n/messages/ar/report-page.ts";
import { reportPage as english } from "../../i18n/messages/en/report-page.ts";
import { useLocale } from "../../i18n/use-locale.ts";

const texts = { en: english, ar: arabic };

/** The texts around a report. They are in no catalogue that every page loads. */
export const useReportTexts = () => texts[useLocale()];
