import { useEffect } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "../i18n/use-translation.ts";
import { TextButton } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./notice.module.css";

/**
 * Says that the browser is offline, and that a requested page waits for the network; else, that the device served the page
 * because the site did not answer. `boot/hold-links.ts` works it, before and after hydration (NET-2, NET-3).
 */
export function OfflineNotice() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  // The mark of the worker is for the page that it served, not for the next one, which the app has opened.
  useEffect(() => () => void delete document.documentElement.dataset.keptCopy, [pathname]);
  return (
    <div role="status">
      <div hidden suppressHydrationWarning data-offline="" className={styles.notice}>
        <p suppressHydrationWarning>{t("shell.offline.now")}</p>
        <p hidden suppressHydrationWarning className={styles.line}>
          {t("shell.offline.held")} <TextButton>{t("shell.offline.again")}</TextButton>
        </p>
      </div>
      <div data-copy="" className={classNames(styles.notice, styles.copy)}>
        <p className={styles.line}>
          {t("shell.offline.copy")} <TextButton>{t("shell.offline.again")}</TextButton>
        </p>
      </div>
    </div>
  );
}
