import { useTranslation } from "../i18n/use-translation.ts";
import { TextButton } from "../ui/button.tsx";
import styles from "./offline-notice.module.css";

/**
 * Says that the browser is offline, and that a requested page waits for the network. `boot/hold-links.ts` shows it, before and
 * after hydration (NET-2).
 */
export function OfflineNotice() {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.place}>
      <div hidden suppressHydrationWarning data-offline="" className={styles.notice}>
        <p suppressHydrationWarning>{t("shell.offline.now")}</p>
        <p hidden suppressHydrationWarning className={styles.held}>
          {t("shell.offline.held")} <TextButton>{t("shell.offline.again")}</TextButton>
        </p>
      </div>
    </div>
  );
}
