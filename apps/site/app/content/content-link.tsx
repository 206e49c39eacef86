import type { ComponentProps } from "react";
import { pageOf } from "../routing/page-of.ts";
import { Link } from "../ui/link.tsx";

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
