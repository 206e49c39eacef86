import { useNavigate } from "react-router";
import { BackLink } from "./back-link.tsx";
import { opensElsewhere } from "./opens-elsewhere.ts";

interface GoBackLinkProps {
  /** Canonical path of the list: where it leads for a visitor who came straight to this page (DET-1). */
  to: string;
  /** “Go back”. */
  children: string;
}

/** Whether the page before this one in the history is one of ours; the router counts its own entries. */
function hasOwnHistory(): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === "number" && idx > 0;
}

/** Back to where the visitor came from, with the place kept; without a way back, to the list (DET-1). */
export function GoBackLink({ to, children }: GoBackLinkProps) {
  const navigate = useNavigate();
  return (
    <BackLink
      to={to}
      onClick={(event) => {
        if (opensElsewhere(event) || !hasOwnHistory()) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      {children}
    </BackLink>
  );
}
