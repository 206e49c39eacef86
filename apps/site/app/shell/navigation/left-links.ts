import { splitLocale } from "@miqyas/contract";
import { entryKey } from "./scroll-rules.tsx";

/** The link by which the visitor left each history entry of this document: its address in any language, and which it was. */
const left = new Map<string, { address: string; nth: number }>();

const addressOf = ({ origin, pathname, search }: HTMLAnchorElement) =>
  origin + splitLocale(pathname).path + search;

const linksTo = (address: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter((link) => addressOf(link) === address);

/** Remembers the pressed link of a click. */
export function rememberLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link) return;
  const address = addressOf(link);
  left.set(entryKey(), { address, nth: linksTo(address).indexOf(link) });
}

/** Moves the focus to the link by which this history entry was left. Returns whether it is there. */
export function focusLeftLink(): boolean {
  const known = left.get(entryKey());
  const link = known && linksTo(known.address)[known.nth];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}
