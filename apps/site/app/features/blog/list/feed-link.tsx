import { useTranslation } from "../../../i18n/use-translation.ts";
import { localizePath } from "../../../routing/paths.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import styles from "./feed-link.module.css";

/** Link to the RSS feed of the newest articles in the page's language. */
export function FeedLink() {
  const { t } = useTranslation();
  return (
    <p className={styles.feed}>
      <Icon name="feed" />
      <Link href={localizePath("/feed.xml", useLocale())} type="application/rss+xml">
        {t("blog.feed")}
      </Link>
    </p>
  );
}
