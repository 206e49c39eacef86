import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { localizePath, paths } from "../../../routing/paths.ts";
import { useSiteOrigin } from "../../../routing/site-origin.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Anchor } from "../../../ui/anchor.tsx";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./share-row.module.css";

interface ShareRowProps {
  title: string;
  slug: string;
}

/**
 * Links to share an article: WhatsApp, and a button that copies the address (needs a script). No third-party code
 * runs.
 */
export function ShareRow({ title, slug }: ShareRowProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useSiteOrigin() + localizePath(paths.article(slug), locale);
  return (
    <div className={styles.share} role="group" aria-label={t("article.share")}>
      <Anchor
        href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`}
        newTabNote={t("shell.newTab")}
        className={styles.way}
      >
        <Icon name="whatsapp" />
        {t("article.whatsApp")}
      </Anchor>
      <CopyLink address={address} />
    </div>
  );
}

/** How long the "copied" notice stays, ms. */
const noticeTime = 3000;

const neverChanges = () => () => undefined;
const hasClipboard = () => "clipboard" in navigator;

function CopyLink({ address }: { address: string }) {
  const { t } = useTranslation();
  const canCopy = useSyncExternalStore(neverChanges, hasClipboard, () => false);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), noticeTime);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!canCopy) return null;
  return (
    <>
      <button
        type="button"
        className={styles.way}
        onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}
      >
        <Icon name={copied ? "check" : "link"} />
        {copied ? t("article.copied") : t("article.copyLink")}
      </button>
      <span role="status" className="visually-hidden">
        {copied ? t("article.copied") : ""}
      </span>
    </>
  );
}
