/** A page without its scripts and what they load. Every page is complete without them. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[^]*?<\/script>/g, "")
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>|\sautofocus=""/g, "");
