const tag = /<[a-z](?:[^"'<>]|"[^"]*"|'[^']*')*>/gi;
const attribute = /\s([^\s"'<>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/**
 * HTML without `style` and `on…` attributes. They are never shown anyway; a browser would still report each of
 * them to the content policy while it parses, and pasted texts are full of them (B1).
 */
export function dropActiveAttributes(html: string): string {
  return html.replace(tag, (whole) =>
    whole.replace(attribute, (kept, name: string) => (/^(?:on|style$)/i.test(name) ? "" : kept)),
  );
}
