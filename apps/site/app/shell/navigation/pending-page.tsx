import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { isSameScreen } from "./scroll-rules.tsx";
import styles from "../notice.module.css";

/** Time after which the visitor is told that the next page is on its way, ms. */
const patience = 400;

/** Says that the next page is on its way when its code takes long (NAV-3). The page that is left stays until then. */
export function PendingPage() {
  const { t } = useTranslation();
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const isOpening = Boolean(next && !isSameScreen(pathname, next.pathname));
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isOpening) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isOpening]);
  return (
    <div role="status">
      {isLate && (
        <div className={styles.notice}>
          <p className={styles.line}>
            <Spinner small />
            {t("status.loading")}
          </p>
        </div>
      )}
    </div>
  );
}
