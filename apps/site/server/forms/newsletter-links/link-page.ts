import { createHash } from "node:crypto";
import { directionOf } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { Markup, markup } from "../../shared/html-template.ts";
import { localizedPath } from "../../shared/language.ts";
import { linkTexts, sharedTexts } from "./link-texts.ts";
import type { LinkAction, LinkState } from "./link-texts.ts";

export interface LinkPage {
  action: LinkAction;
  state: LinkState;
  locale: Locale;
  /** For the button, where there is one. */
  token: string;
  /** Addresses of the app's style sheets. */
  stylesheets: readonly string[];
  /** Addresses of the build's files, if they are known: the page finds its icon and logo among them. */
  files: readonly string[];
}

/** The page's own few rules over the tokens of the site's style sheet, which it can do without. */
const style = [
  "body{margin:0;background:var(--surface,#fff);color:var(--ink,#151c1f)}",
  "header{border-block-end:1px solid var(--tick,#57676c)}",
  "header::after{content:'';display:block;block-size:7px;margin-block-end:-7px;",
  "background:linear-gradient(var(--tick-deg,90deg),var(--tick,#57676c) 1px,transparent 1px) var(--tick-x,0) 0/80px 7px repeat-x,",
  "linear-gradient(var(--tick-deg,90deg),var(--tick,#57676c) 1px,transparent 1px) var(--tick-x,0) 0/8px 4px repeat-x}",
  "header a,main{display:block;inline-size:min(var(--wrap,1312px),100% - 2*var(--margin,24px));margin-inline:auto}",
  "header a{box-sizing:border-box;block-size:80px;padding-block:20px;color:inherit;text-decoration:none;font-weight:600;font-size:1.5rem}",
  "header img{block-size:40px;inline-size:auto}",
  "main{padding-block:clamp(56px,10vw,136px)}",
  "h1{margin:0;max-inline-size:18em;font-size:var(--fs-h2,2rem);line-height:var(--lh-h2,1.2);letter-spacing:var(--ls-h2,0)}",
  "main>p{margin:20px 0 0;max-inline-size:32em;color:var(--ink-2,#44545a);",
  "font:var(--w-t,400) var(--fs-lead,1.3rem)/var(--lh-lead,1.5) var(--text,serif)}",
  "form{margin:32px 0 0}",
  "button{background:var(--btn-bg,#151c1f);color:var(--btn-ink,#fff);border:0;padding:17px 30px;",
  "font:inherit;font-weight:var(--w-ui,500);cursor:pointer}",
  "button:hover{background:var(--basalt-700,#2d3a3f)}",
  "nav{display:flex;flex-wrap:wrap;gap:8px 32px;margin:32px 0 0}",
  "nav a{color:inherit;font-weight:var(--w-ui,500);text-decoration:underline;text-underline-offset:.35em;padding-block:6px}",
].join("");

/** The hash by which the content security policy lets the page's own style through. */
export const linkPageStyle = `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

const withButton: ReadonlySet<LinkState> = new Set(["ask", "busy", "away"]);

/** A complete page that asks, or says how it ended, and has a way on. Needs neither JavaScript nor the app. */
export function linkPage({ action, state, locale, token, stylesheets, files }: LinkPage): string {
  const texts = linkTexts[action][locale];
  const { agency, home } = sharedTexts[locale];
  const { title, text } = texts[state];
  const homePath = localizedPath("/", locale);
  const [path = "", fragment] = texts.onward.path.split("#");
  const onward = localizedPath(path, locale) + (fragment ? `#${fragment}` : "");
  const icon = files.find((address) => address.startsWith("/assets/favicon-")) ?? "data:,";
  const logo = files.find((address) => address.startsWith(`/assets/logo-${locale}-ink-`));
  return markup`<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
  <head>
    <meta charset="utf-8">
    <title>${title} — ${agency}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="referrer" content="no-referrer">
    <link rel="icon" href="${icon}">
    ${stylesheets.map((address) => markup`<link rel="stylesheet" href="${address}">`)}
    <style>${new Markup(style)}</style>
  </head>
  <body>
    <header><a href="${homePath}">${
      logo
        ? markup`<img src="${logo}" alt="${agency}" width="${locale === "ar" ? 116 : 130}" height="40">`
        : agency
    }</a></header>
    <main>
      <h1>${title}</h1>
      <p>${text}</p>
      ${
        withButton.has(state) &&
        token &&
        markup`<form method="post" action="${localizedPath(`/newsletter/${action}`, locale)}">
        <input type="hidden" name="token" value="${token}">
        <button type="submit">${texts.button}</button>
      </form>`
      }
      <nav>
        ${state === "invalid" && markup`<a href="${onward}">${texts.onward.label}</a>`}
        <a href="${homePath}">${home}</a>
      </nav>
    </main>
  </body>
</html>
`.text;
}
