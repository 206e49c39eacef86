import type { MouseEvent, ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { focusMain } from "../ui/focus-main.ts";
import { opensElsewhere } from "../ui/opens-elsewhere.ts";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { Imprint } from "./imprint.tsx";
import { useVisitorNumerals } from "./language/use-numerals.ts";
import { useVisitorLocale } from "./language/use-visitor-locale.ts";
import { PageAnnouncer } from "./navigation/page-announcer.tsx";
import { PageOverlay } from "./navigation/page-overlay.tsx";
import { PendingPage } from "./navigation/pending-page.tsx";
import { ScrollRules } from "./navigation/scroll-rules.tsx";
import { useOneActPerPress } from "./navigation/use-one-act-per-press.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { OutboxNotice } from "./outbox/outbox-notice.tsx";
import styles from "./page-frame.module.css";

/** Tells the page's styles the height of the notices, so that what gets the focus stands above them (WCAG 2.4.11). */
function measureNotices(notices: HTMLElement | null) {
  if (!notices) return;
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty("--notices", `${String(notices.offsetHeight)}px`),
  );
  observer.observe(notices);
  return () => observer.disconnect();
}

/** Goes to the content as the link itself does, but without a history entry: “Go back” leads to the page before. */
function skip(event: MouseEvent) {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  document.getElementById("main")?.scrollIntoView();
  focusMain();
}

/** The frame of every page: header, footer, and the rules of navigation. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  useVisitorLocale();
  useVisitorNumerals();
  useOneActPerPress();
  return (
    <>
      <a className={styles.skip} href="#main" onClick={skip}>
        {t("shell.skipToContent")}
      </a>
      <Header />
      <Imprint />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <div ref={measureNotices} className={styles.notices}>
        <PendingPage />
        <OutboxNotice />
        <OfflineNotice />
      </div>
      <PageOverlay />
      <PageAnnouncer />
      <ScrollRules />
    </>
  );
}
