import { useTranslation } from "react-i18next";
import { Anchor } from "../ui/anchor.tsx";
import { Ltr } from "../ui/ltr.tsx";
import styles from "./fallback-contacts.module.css";

/** The agency's other contacts, for when a form cannot be sent (CON-11). */
export function FallbackContacts() {
  const { t } = useTranslation();
  return (
    <p className={styles.contacts}>
      {t("forms.contacts")}
      <Anchor href={`mailto:${t("agency.email")}`}>
        <Ltr>{t("agency.email")}</Ltr>
      </Anchor>
      <Anchor href={`tel:${t("agency.phone1").replace(/ /g, "")}`}>
        <Ltr>{t("agency.phone1")}</Ltr>
      </Anchor>
    </p>
  );
}
