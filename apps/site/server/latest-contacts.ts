import { getSiteSettings } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { answerKey, readJson } from "./api-proxy/response-cache.ts";
import type { ResponseCache } from "./api-proxy/response-cache.ts";
import type { FallbackContacts } from "./shared/fallback-contacts.ts";

/**
 * The name and contacts that the fallback error page shows: those of the backend's last good answer to a render, and the site's
 * own in place of missing ones (LAY-12, LAY-16, CON-11).
 */
export function latestContacts(own: FallbackContacts, cache: Pick<ResponseCache, "find">): FallbackContacts {
  const contactsIn = (locale: Locale) => {
    const answer = cache.find(answerKey("identity", locale, `${getSiteSettings.pattern}?lang=${locale}`));
    if (!answer) return own[locale];
    // The cache holds answers that follow the contract.
    const { name, email, phones } = getSiteSettings.read(readJson(answer));
    return {
      ...own[locale],
      name: name ?? own[locale].name,
      email: email ?? own[locale].email,
      phones: phones.length > 0 ? phones : own[locale].phones,
    };
  };
  return { en: contactsIn("en"), ar: contactsIn("ar") };
}
