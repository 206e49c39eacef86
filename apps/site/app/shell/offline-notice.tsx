import { useTranslation } from "../i18n/use-translation.ts";
import styles from "./offline-notice.module.css";

/** Says that the requested page waits for the network. `boot/hold-links.ts` shows it, before and after hydration. */
export function OfflineNotice() {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.place}>
      <p hidden suppressHydrationWarning data-offline="" className={styles.notice}>
        {t("shell.offline")}
      </p>
    </div>
  );
}
