/** Whether an address without a hash is that of the page, whatever place on it the visitor has reached. */
export function isThisPage(address: string): boolean {
  const { pathname, search } = window.location;
  return (pathname + search).toLowerCase() === address.toLowerCase();
}

/** Whether an address is that of the page. Opening it again adds no entry to the history. */
export function isHere(address: string): boolean {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash === address;
}
