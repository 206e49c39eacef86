import { useTranslation } from "../../../i18n/use-translation.ts";
import { localizePath, paths } from "../../../routing/paths.ts";
import { useSiteOrigin } from "../../../routing/site-origin.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { ActionButton } from "../../../ui/action-button.tsx";
import { Anchor } from "../../../ui/anchor.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
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
  const canCopy = useHydrated() && "clipboard" in navigator;
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
      {canCopy && (
        <ActionButton
          name={t("article.copyLink")}
          done={t("article.copied")}
          icon="link"
          className={styles.way}
          act={() => navigator.clipboard.writeText(address)}
        />
      )}
    </div>
  );
}
