import type { Locale } from "@miqyas/contract";
import { useLocale } from "@payloadcms/ui";
import { languageOf } from "../language.ts";

/** The language of the content that is open in the form. */
export const useContentLocale = (): Locale => languageOf(useLocale().code);
