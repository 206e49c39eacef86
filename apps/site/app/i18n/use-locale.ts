import type { Locale } from "@miqyas/contract";
import { useTranslation } from "./use-translation.ts";

/** The language of the page. The component renders again when it changes. */
export const useLocale = (): Locale => useTranslation().locale;
