/** Headers of an answer, by name. */
export type Headers = Record<string, string>;

/** HSTS: two years of HTTPS only, on a site that has HTTPS. No other file states it. */
export const transportSecurity = (secure: boolean): Headers =>
  secure ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload" } : {};

/** For every answer that is not a document: browsers do not guess its type, and other sites cannot load it. */
const resourceHeaders = (secure: boolean): Headers => ({
  "Cross-Origin-Resource-Policy": "same-origin",
  ...transportSecurity(secure),
  "X-Content-Type-Options": "nosniff",
});

/** For every HTML document (S3). Each kind of document adds its own content security policy. */
export const documentHeaders = (secure: boolean): Headers => ({
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  ...resourceHeaders(secure),
});

/** For a file. A file opened by itself is displayed and runs nothing. An SVG may use its own styles. */
export const fileHeaders = (secure: boolean): Headers => ({
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  ...resourceHeaders(secure),
});

/** The content security policy of data: it runs nothing and cannot be framed. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** For every answer that is data: it cannot run or be framed, and browsers do not guess its type. */
export const dataHeaders = (secure: boolean): Headers => ({
  "Content-Security-Policy": dataPolicy,
  "Referrer-Policy": "no-referrer",
  ...resourceHeaders(secure),
});
