import { entryKey } from "./scroll-rules.tsx";

/** The link by which the visitor left each history entry of this document. */
const left = new Map<string, { href: string; nth: number }>();

const linksTo = (href: string) => [
  ...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`),
];

/** Remembers the pressed link of a click. */
export function rememberLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLElement>("a[href]") : null;
  const href = link?.getAttribute("href");
  if (link && href) left.set(entryKey(), { href, nth: linksTo(href).indexOf(link) });
}

/** Moves the focus to the link by which this history entry was left. Returns whether it is there. */
export function focusLeftLink(): boolean {
  const known = left.get(entryKey());
  const link = known && linksTo(known.href)[known.nth];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}
