import { about as arabic } from "../../i18n/messages/ar/about.ts";
import { about as english } from "../../i18n/messages/en/about.ts";
import { useLocale } from "../../i18n/use-locale.ts";

const texts = { en: english, ar: arabic };

/** The texts around what the backend says of the agency. They are in no catalogue that every page loads. */
export const useAboutTexts = () => texts[useLocale()];
