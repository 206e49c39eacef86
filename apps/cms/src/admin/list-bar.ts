/** The part of the list's address that selects its rows. */
export function shownRows(search: Record<string, unknown>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    if (/^(?:search|where\[.*)$/.test(name))
      for (const one of [value].flat()) if (typeof one === "string") query.append(name, one);
  return query;
}
