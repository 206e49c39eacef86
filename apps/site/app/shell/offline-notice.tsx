import { useTranslation } from "react-i18next";
import styles from "./offline-notice.module.css";

/**
 * Says that a page which was asked for has to wait for the network. It is shown, before the page runs and after, by
 * `boot/hold-links.ts`.
 */
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
