const tag = /<[a-z](?:[^"'<>]|"[^"]*"|'[^']*')*>/gi;
const attribute = /\s([^\s"'<>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/**
 * HTML without `style` and `on…` attributes. The sanitiser removes them anyway. A browser would report each of them
 * to the content security policy while parsing, and pasted texts contain many (B1).
 */
export function dropActiveAttributes(html: string): string {
  return html.replace(tag, (whole) =>
    whole.replace(attribute, (kept, name: string) => (/^(?:on|style$)/i.test(name) ? "" : kept)),
  );
}
