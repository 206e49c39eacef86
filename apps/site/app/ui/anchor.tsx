import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from "react";
import { useNavigate } from "react-router";
import { isHere, isThisPage } from "../routing/is-here.ts";
import { localizePath } from "../routing/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { opensElsewhere } from "./opens-elsewhere.ts";

interface SiteTarget {
  /** Canonical English path from `paths`, with query and hash. The link leads to the page in the current language. */
  to: string;
  href?: undefined;
  newTabNote?: undefined;
}

interface OutsideTarget {
  /** Address of another site, `mailto:`, `tel:` or a file. */
  href: string;
  /** With a note the link opens a new tab. Screen readers read the note after the text: “opens in a new tab”. */
  newTabNote?: string | undefined;
  to?: undefined;
}

/** The target of a link: `to` within this site, or `href` outside it. */
type LinkTarget = SiteTarget | OutsideTarget;

export type AnchorProps = LinkTarget &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target" | "rel" | "style"> & {
    children: ReactNode;
  };

/** A link without its own style. Within this site, the app opens the page in place. */
export function Anchor({ to, href, newTabNote, onClick, children, ...rest }: AnchorProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  if (to === undefined) {
    return (
      <a {...rest} href={href} onClick={onClick} {...(newTabNote && { target: "_blank", rel: "noopener" })}>
        {children}
        {newTabNote && <span className="visually-hidden"> ({newTabNote})</span>}
      </a>
    );
  }
  const address = localizePath(to, locale);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(address, { replace: isHere(address), state: { fromTop: isThisPage(address) } });
  };
  return (
    <a {...rest} href={address} onClick={open}>
      {children}
    </a>
  );
}
