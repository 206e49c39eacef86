import { useTranslation } from "../i18n/use-translation.ts";
import { useSiteSettings } from "./site-settings.ts";

interface Contacts {
  email: string;
  /** Telephone numbers as they are shown, in the order of staff. */
  phones: readonly [string, ...string[]];
  /** The office, in the language of the page. */
  address: string;
}

/** The agency's contacts: those of the backend, and the site's own in place of missing ones (LAY-12, CON-1). */
export function useContacts(): Contacts {
  const { t } = useTranslation();
  const settings = useSiteSettings();
  const [first, ...others] = settings?.phones ?? [];
  return {
    email: settings?.email ?? t("agency.email"),
    phones: first ? [first, ...others] : [t("agency.phone1"), t("agency.phone2")],
    address: settings?.address ?? t("contact.details.addressText"),
  };
}
