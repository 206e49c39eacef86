import { markColour } from "./mark-colour.ts";

/** The brand's mark: a ruler with five ticks, one of them coloured. */
export function Icon() {
  return (
    <svg viewBox="0 0 64 54" width="24" height="20" fill="currentColor" role="img" aria-label="Miqyas">
      <path d="M0 0h64v10H0zM0 10h8v44H0zM14 10h8v19h-8zM28 10h8v44h-8zM56 10h8v44h-8z" />
      <path fill={markColour} d="M42 10h8v19h-8z" />
    </svg>
  );
}
