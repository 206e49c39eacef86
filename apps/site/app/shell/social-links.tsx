import type { SocialLink } from "@miqyas/contract";
import { useTranslation } from "../i18n/use-translation.ts";
import { useSocialLinks } from "../queries/social-medias.ts";
import { Anchor } from "../ui/anchor.tsx";
import { socialIcon } from "../ui/icon-paths.ts";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import styles from "./social-links.module.css";

interface SocialLinksProps {
  /** How many of the backend's networks to show, in its order. Default: all. */
  limit?: number;
}

/** The agency's networks, each in a new tab. The backend has the icons of networks unknown here (LAY-8, CON-2). */
export function SocialLinks({ limit }: SocialLinksProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.social} aria-label={t("shell.social")}>
      {useSocialLinks()
        .slice(0, limit)
        .map((link) => (
          <li key={link.id || link.platform_slug}>
            <NetworkLink link={link} />
          </li>
        ))}
    </ul>
  );
}

/** One network. Without an address it is shown without a link (CON-3). */
function NetworkLink({ link }: { link: SocialLink }) {
  const { t } = useTranslation();
  const mark = socialIcon(link.platform_slug);
  // The backend's icon covers the globe once it has loaded.
  const icon = (
    <>
      <Icon name={mark ?? "website"} />
      {!mark && (
        <Picture
          src={link.icon}
          details={link.icon_details}
          alt=""
          ratio="1:1"
          fit="contain"
          sizes="24px"
          className={styles.given}
        />
      )}
    </>
  );
  if (link.link === "#")
    return (
      <span role="link" aria-disabled="true" aria-label={link.name}>
        {icon}
      </span>
    );
  return (
    <Anchor href={link.link} newTabNote={t("shell.newTab")}>
      {icon}
      <span className="visually-hidden">{link.name}</span>
    </Anchor>
  );
}
