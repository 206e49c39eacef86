import type { SocialLink } from "@miqyas/contract";
import { useTranslation } from "react-i18next";
import { useSocialLinks } from "../../queries/social-medias.ts";
import { Anchor } from "../../ui/anchor.tsx";
import { socialIcon } from "../../ui/icon-paths.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./contact.module.css";

/** Every network the backend names, each in a new tab (CON-2); one without an address is shown, but no link (CON-3). */
export function SocialIcons() {
  const { t } = useTranslation();
  return (
    <ul className={styles.social} aria-label={t("contact.details.social")}>
      {useSocialLinks().map((link) => (
        <li key={link.id || link.platform_slug}>
          <SocialIcon link={link} />
        </li>
      ))}
    </ul>
  );
}

function SocialIcon({ link }: { link: SocialLink }) {
  const { t } = useTranslation();
  const icon = <Icon name={socialIcon(link.platform_slug)} />;
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
