import type { AnchorHTMLAttributes, ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { localizePath } from "../routing/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";

interface SiteTarget {
  /** Canonical English path from `paths`, with query and hash; the link leads to the page in the current language. */
  to: string;
  href?: undefined;
  newTabNote?: undefined;
  /** Keeps the scroll position, for links that change only a part of the page. */
  preventScrollReset?: boolean;
  /** Takes the place of the current entry in the history. */
  replace?: boolean;
}

interface OutsideTarget {
  /** Address of another site, `mailto:`, `tel:` or a file. */
  href: string;
  /** Given, the link opens a new tab, and this is read aloud after its text: “opens in a new tab”. */
  newTabNote?: string | undefined;
  to?: undefined;
  preventScrollReset?: undefined;
  replace?: undefined;
}

/** Where a link leads: into this site by `to`, or out of it by `href`. */
type LinkTarget = SiteTarget | OutsideTarget;

export type AnchorProps = LinkTarget &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target" | "rel" | "style"> & {
    children: ReactNode;
  };

/** A link without a look of its own. */
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
