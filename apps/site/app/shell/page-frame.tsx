import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { Imprint } from "./imprint.tsx";
import { useVisitorNumerals } from "./language/use-numerals.ts";
import { useVisitorLocale } from "./language/use-visitor-locale.ts";
import { PageAnnouncer } from "./navigation/page-announcer.tsx";
import { PageOverlay } from "./navigation/page-overlay.tsx";
import { ScrollRules } from "./navigation/scroll-rules.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { OutboxNotice } from "./outbox/outbox-notice.tsx";
import styles from "./page-frame.module.css";

/** The frame of every page: header, footer, and the rules of navigation. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  useVisitorLocale();
  useVisitorNumerals();
  return (
    <>
      <a className={styles.skip} href="#main">
        {t("shell.skipToContent")}
      </a>
      <Header />
      <Imprint />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <div className={styles.notices}>
        <OutboxNotice />
        <OfflineNotice />
      </div>
      <PageOverlay />
      <PageAnnouncer />
      <ScrollRules />
    </>
  );
}
