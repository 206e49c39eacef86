import type { ComponentProps } from "react";
import { findAddress } from "../routing/find-address.ts";
import { Link } from "../ui/link.tsx";

/** The site's own page behind an address, without its language; `null` for a file, a feed or another site. */
function pageOf(href: string): string | null {
  const [, pathname, rest = ""] = /^(\/(?!\/)[^?#]*)(.*)$/s.exec(href) ?? [];
  const address = pathname === undefined ? null : findAddress(pathname);
  return address && address.path + rest;
}

/** A link in backend HTML. Pages of the site stay in the visitor's language; other addresses are plain links. */
export function ContentLink({ href = "", title, children }: ComponentProps<"a">) {
  const page = pageOf(href);
  if (page !== null)
    return (
      <Link to={page} title={title}>
        {children}
      </Link>
    );
  return (
    <a href={href} title={title} rel="noopener">
      {children}
    </a>
  );
}
