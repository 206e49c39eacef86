import type { AnchorHTMLAttributes, ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { localizePath } from "../routing/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";

interface SiteTarget {
  /** Canonical English path from `paths`, with query and hash. The link leads to the page in the current language. */
  to: string;
  href?: undefined;
  newTabNote?: undefined;
  /** Keeps the scroll position, for links that change only part of the page. */
  preventScrollReset?: boolean;
  /** Replaces the current history entry. */
  replace?: boolean;
}

interface OutsideTarget {
  /** Address of another site, `mailto:`, `tel:` or a file. */
  href: string;
  /** With a note the link opens a new tab. Screen readers read the note after the text: “opens in a new tab”. */
  newTabNote?: string | undefined;
  to?: undefined;
  preventScrollReset?: undefined;
  replace?: undefined;
}

/** The target of a link: `to` within this site, or `href` outside it. */
type LinkTarget = SiteTarget | OutsideTarget;

export type AnchorProps = LinkTarget &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target" | "rel" | "style"> & {
    children: ReactNode;
  };

/** A link without its own style. */
export function Anchor({
  to,
  href,
  newTabNote,
  preventScrollReset,
  replace,
  children,
  ...rest
}: AnchorProps) {
  const locale = useLocale();
  if (to !== undefined) {
    return (
      <RouterLink
        {...rest}
        to={localizePath(to, locale)}
        preventScrollReset={preventScrollReset}
        replace={replace}
      >
        {children}
      </RouterLink>
    );
  }
  return (
    <a {...rest} href={href} {...(newTabNote && { target: "_blank", rel: "noopener" })}>
      {children}
      {newTabNote && <span className="visually-hidden"> ({newTabNote})</span>}
    </a>
  );
}
