/** Headers of an answer by their names. */
export type Headers = Record<string, string>;

/** HTTPS from now on, where the site has it. */
export const transportSecurity = (secure: boolean): Headers =>
  secure ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload" } : {};

/** For what a shared cache may keep for a minute, and serve stale while a new one is made or the site is away. */
export const sharedCaching =
  "public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=604800";

/** A file opened by itself shows what it is and does nothing: an SVG may style itself, no more. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** On every answer that is data, not a document: nothing in it may run, be framed or be guessed at. */
export const dataHeaders = (secure: boolean): Headers => ({
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  ...transportSecurity(secure),
  "X-Content-Type-Options": "nosniff",
});

/**
 * On a page of plain HTML that a server writes without the app: nothing runs in it, its forms lead to this site.
 * @param styles sources of styles beside the site's own sheets
 */
export const plainPageHeaders = (secure: boolean, styles = ""): Headers => ({
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    `default-src 'none'; style-src 'self'${styles && ` ${styles}`}; font-src 'self'; img-src 'self' data:; ` +
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  Vary: "Accept-Language, Cookie",
  ...transportSecurity(secure),
});
