/** Whether an address is that of the page. Opening it again adds no entry to the history. */
export function isHere(address: string): boolean {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash === address;
}
