/** Headers of an answer by their names. */
export type Headers = Record<string, string>;

/** Two years of HTTPS only, where the site has HTTPS (HSTS). The one statement of it. */
export const transportSecurity = (secure: boolean): Headers =>
  secure ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload" } : {};

/** On every answer that is not a document: its type is not guessed, and other sites cannot load it. */
const resourceHeaders = (secure: boolean): Headers => ({
  "Cross-Origin-Resource-Policy": "same-origin",
  ...transportSecurity(secure),
  "X-Content-Type-Options": "nosniff",
});

/** On every HTML document, whoever writes it (S3). The policy for its scripts is its own. */
export const documentHeaders = (secure: boolean): Headers => ({
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  ...resourceHeaders(secure),
});

/** On a file. Opened by itself it shows what it is and runs nothing: an SVG may use its own styles, no more. */
export const fileHeaders = (secure: boolean): Headers => ({
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  ...resourceHeaders(secure),
});

/** On every answer that is data: nothing in it may run, be framed or be guessed at. */
export const dataHeaders = (secure: boolean): Headers => ({
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "Referrer-Policy": "no-referrer",
  ...resourceHeaders(secure),
});
