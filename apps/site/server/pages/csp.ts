import { createHash } from "node:crypto";
import type { Settings } from "../shared/env.ts";

/** Settings that the content security policy of a page depends on. */
export type PolicySettings = Pick<
  Settings,
  "SITE_ORIGIN" | "PUBLIC_BACKEND_URL" | "MEDIA_ORIGINS" | "secure"
>;

/** An inline script or style, as a policy names it. */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Removes the nonce of the render from a page and returns the hashes of the inline scripts that had it. A script
 * without the nonce gets no hash and does not run (R5). Throws when the nonce is anywhere else.
 */
export function hashOwnScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, tag = "", code = ""] of html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)) {
    const runs = tag.includes(attribute) && !/\ssrc=|\stype="application\//.test(tag);
    if (runs && code) hashes.add(sourceHash(code));
  }
  const bare = html.replaceAll(attribute, "");
  if (bare.includes(nonce)) throw new Error("The nonce of a render is left in its page");
  return { html: bare, hashes: [...hashes] };
}

/** The site's origin in every spelling: on one machine `localhost` and `127.0.0.1` are the same site. */
function ownOrigins(origin: string): string[] {
  const { hostname } = new URL(origin);
  if (hostname !== "localhost" && hostname !== "127.0.0.1") return [origin];
  return ["localhost", "127.0.0.1"].map((name) => origin.replace(hostname, name));
}

/** `Content-Security-Policy` of a page of the site. */
export function pagePolicy(
  { hashes, styles, embed }: { hashes: readonly string[]; styles: readonly string[]; embed: string | null },
  settings: PolicySettings,
): string {
  const { SITE_ORIGIN, PUBLIC_BACKEND_URL, secure } = settings;
  const backend = PUBLIC_BACKEND_URL ? [PUBLIC_BACKEND_URL] : [];
  const media = mediaSources(settings);
  const scripts = [...ownOrigins(SITE_ORIGIN).map((origin) => `${origin}/assets/`), ...hashes].join(" ");
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "script-src-attr 'none'",
    styleSource(styles),
    "style-src-attr 'none'",
    `img-src ${media} data:`,
    "font-src 'self'",
    `media-src ${media}`,
    `connect-src ${["'self'", ...backend].join(" ")}`,
    `frame-src ${embed ?? "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
    "require-trusted-types-for 'script'",
    "trusted-types site-html site-worker",
    "report-to csp",
    "report-uri /csp-report",
  ].join("; ");
}

/**
 * `Content-Security-Policy` of a page that any site may frame (CHART-6). It runs nothing and sends nothing: a site that
 * lays something over it gains no click.
 */
export const framedPolicy = (
  { styles }: { styles: readonly string[] },
  { secure }: Pick<PolicySettings, "secure">,
): string =>
  [
    "default-src 'none'",
    styleSource(styles),
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");

/** The sheets of the site, and the styles in a document by their hashes. */
const styleSource = (hashes: readonly string[]): string => ["style-src 'self'", ...hashes].join(" ");

/** The origins from which a page loads pictures and films. */
const mediaSources = ({ PUBLIC_BACKEND_URL, MEDIA_ORIGINS }: PolicySettings): string =>
  ["'self'", ...(PUBLIC_BACKEND_URL ? [PUBLIC_BACKEND_URL] : []), ...MEDIA_ORIGINS].join(" ");

/**
 * `Content-Security-Policy` of a preview page (RT-27). It runs one script, sends no form, makes no call, and only the back
 * office may frame it. Its links open in a new window.
 */
export function previewPolicy(
  { office, scriptHash }: { office: string; scriptHash: string },
  settings: PolicySettings,
): string {
  const media = mediaSources(settings);
  return [
    "default-src 'none'",
    `script-src ${scriptHash}`,
    "style-src 'self'",
    `img-src ${media} data:`,
    "font-src 'self'",
    `media-src ${media}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${office}`,
    ...(settings.secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
