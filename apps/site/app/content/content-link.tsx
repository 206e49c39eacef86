import type { ComponentProps } from "react";
import { Link } from "../ui/link.tsx";

/** A link inside backend HTML: paths of the site stay in the visitor's language, other addresses open plainly. */
export function ContentLink({ href = "", title, children }: ComponentProps<"a">) {
  if (/^\/(?!\/|media\/|api\/)/.test(href))
    return (
      <Link to={href} title={title}>
        {children}
      </Link>
    );
  return (
    <a href={href} title={title} rel="noopener">
      {children}
    </a>
  );
}
