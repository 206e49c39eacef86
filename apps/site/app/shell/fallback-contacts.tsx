import { useTranslation } from "../i18n/use-translation.ts";
import { callAddress } from "@miqyas/contract";
import { useContacts } from "../queries/contacts.ts";
import { Anchor } from "../ui/anchor.tsx";
import { Ltr } from "../ui/ltr.tsx";
import styles from "./fallback-contacts.module.css";

/** The agency's other contacts, for when a form cannot be sent (CON-11). */
export function FallbackContacts() {
  const { t } = useTranslation();
  const { email, phones } = useContacts();
  return (
    <p className={styles.contacts}>
      {t("forms.contacts")}
      <Anchor href={`mailto:${email}`}>
        <Ltr>{email}</Ltr>
      </Anchor>
      <Anchor href={callAddress(phones[0])}>
        <Ltr>{phones[0]}</Ltr>
      </Anchor>
    </p>
  );
}
