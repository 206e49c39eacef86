/** The values of a pattern's parameters; `undefined` for one that is missing. */
export type PatternParams = Record<string, string | undefined>;

const compiled = new Map<string, RegExp>();

/**
 * A pattern of React Router as a regular expression: words, `word?` and `:name?` that may be missing, `*` at the end
 * for any rest. Letter case and slashes at the end do not matter.
 */
function compile(pattern: string): RegExp {
  const segments = pattern.split("/").filter(Boolean);
  const source = segments.map((segment) => {
    if (segment === "*") return "(?:/.*)?";
    const [, colon, name, optional] = /^(:?)([\w-]+)(\??)$/.exec(segment) ?? [];
    if (!colon) return optional ? `(?:/${name})?` : `/${name}`;
    return optional ? `(?:/(?<${name}>[^/]*))?` : `/(?<${name}>[^/]+)`;
  });
  return new RegExp(`^${source.join("")}/*$`, "i");
}

/** Matches a path with a pattern, as React Router does. Returns the parameters; `null` when it does not match. */
export function matchPattern(pattern: string, path: string): PatternParams | null {
  let expression = compiled.get(pattern);
  if (!expression) compiled.set(pattern, (expression = compile(pattern)));
  const match = expression.exec(path);
  if (!match) return null;
  const values = Object.entries(match.groups ?? {}) as [string, string | undefined][];
  return Object.fromEntries(values.map(([name, value]) => [name, value?.replace(/%2F/g, "/") || undefined]));
}
