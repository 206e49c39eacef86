import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { BackLink } from "./back-link.tsx";
import { onShow } from "./on-show.ts";
import { opensElsewhere } from "./opens-elsewhere.ts";

interface GoBackLinkProps {
  /** Canonical path of the list: the target for a visitor without earlier pages on this site (DET-1). */
  to: string;
  /** “Go back”. */
  children: string;
}

/** Whether the previous history entry is a page of this site. The router numbers its own entries. */
function hasOwnHistory(): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === "number" && idx > 0;
}

/**
 * Link to the visitor's previous page, at its former scroll position. Without a previous page, to the list (DET-1).
 */
export function GoBackLink({ to, children }: GoBackLinkProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  /** Set until the earlier page has come, or the visitor stops it: a second press would go back by two. */
  const isLeaving = useRef(false);
  useEffect(() => {
    const stay = () => void (isLeaving.current = false);
    const stop = ({ key: pressed }: KeyboardEvent) => pressed === "Escape" && stay();
    const end = onShow(stay);
    addEventListener("keydown", stop);
    return () => {
      end();
      removeEventListener("keydown", stop);
    };
  }, [key]);
  return (
    <BackLink
      to={to}
      onClick={(event) => {
        if (opensElsewhere(event) || !(isLeaving.current || hasOwnHistory())) return;
        event.preventDefault();
        if (isLeaving.current) return;
        isLeaving.current = true;
        void navigate(-1);
      }}
    >
      {children}
    </BackLink>
  );
}
