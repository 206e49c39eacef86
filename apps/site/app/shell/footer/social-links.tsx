import type { SocialLink } from "@miqyas/contract";
import { useTranslation } from "react-i18next";
import { useSocialLinks } from "../../queries/social-medias.ts";
import { Anchor } from "../../ui/anchor.tsx";
import { socialIcon } from "../../ui/icon-paths.ts";
import { Icon } from "../../ui/icon.tsx";

/** The first two networks of the backend's list (LAY-8). A link that leads nowhere is no link (CON-3). */
export function SocialLinks({ className }: { className: string | undefined }) {
  const links = useSocialLinks().slice(0, 2);
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.id}>
          <SocialMark link={link} />
        </li>
      ))}
    </ul>
  );
}

function SocialMark({ link }: { link: SocialLink }) {
  const { t } = useTranslation();
  const icon = <Icon name={socialIcon(link.platform_slug)} />;
  if (link.link === "#")
    return (
      <span role="img" aria-label={link.name}>
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
