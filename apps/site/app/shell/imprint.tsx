import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "../i18n/use-translation.ts";
import { formatDate } from "../i18n/format.ts";
import { localizePath } from "../routing/paths.ts";
import { useSiteOrigin } from "../routing/site-origin.ts";
import { useAddress } from "../routing/use-address.ts";
import { useAgencyFacts } from "../queries/agency-facts.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { Ltr } from "../ui/ltr.tsx";
import styles from "./imprint.module.css";

/** Printed pages only: the agency's name, the page's address and, with a script, the date of printing. */
export function Imprint() {
  const { t, formatLocale } = useTranslation();
  const locale = useLocale();
  const { name } = useAgencyFacts();
  const address = useAddress();
  const origin = useSiteOrigin();
  const [printed, setPrinted] = useState("");
  useEffect(() => {
    // Synchronously: the browser captures the page when this handler returns.
    const date = () => flushSync(() => setPrinted(formatDate(new Date().toISOString(), formatLocale)));
    addEventListener("beforeprint", date);
    return () => removeEventListener("beforeprint", date);
  }, [formatLocale]);
  return (
    <p className={styles.imprint}>
      <b>{name}</b>
      {address && <Ltr>{origin + localizePath(address.path, locale) + address.query}</Ltr>}
      {printed && <span>{t("shell.printed", { date: printed })}</span>}
    </p>
  );
}
