import type { ServerProps } from "payload";
import { latinWordmark } from "./latin-wordmark.ts";
import { markColour } from "./mark-colour.ts";

/** The Latin logo: the ruler stands for the letter m, and one of its ticks is coloured. */
const LatinLogo = () => (
  <svg viewBox="0 0 3120 960" height="56" fill="currentColor" role="img" aria-label="Miqyas">
    <g transform="translate(0 745)">
      <path d="M0-510h672v100H0zM0-410h88V0H0zM146-410h88v185h-88zM292-410h88V0h-88zM584-410h88V0h-88z" />
      <path fill={markColour} d="M438-410h88v185h-88z" />
      <path transform="translate(742 0)" d={latinWordmark} />
    </g>
  </svg>
);

/** The Arabic logo: the upturned ruler forms the teeth of the last letter. */
const ArabicLogo = () => (
  <svg viewBox="16 0 284 98" height="56" fill="currentColor" role="img" aria-label="مقياس">
    <path fillRule="evenodd" d="M262 34H300V72H262ZM273 45V61H289V45Z" />
    <path fillRule="evenodd" d="M206 34H244V72H206ZM217 45V61H233V45Z" />
    <path d="M142 61.5h130V72H142zM211 13.5h11v11h-11zM228 13.5h11v11h-11zM178 42h10.5v30H178z" />
    <path d="M169 82h11v11h-11zM186 82h11v11h-11zM142 2h10.5v70H142zM118 34h8.4v28H118z" />
    <path d="M104 50h8.4v12H104zM90 34h8.4v28H90zM62 34h8.4v28H62zM62 61.5h64.4V72H62z" />
    <path fill={markColour} d="M76 50h8.4v12H76z" />
    <path d="M62 62V86H27V58H16V96.5H72.5V62Z" />
  </svg>
);

/** The logo on the sign-in page, in the language of the admin. */
export function Logo({ i18n }: Pick<ServerProps, "i18n">) {
  return i18n.language === "ar" ? <ArabicLogo /> : <LatinLogo />;
}
