/** Splits `/ar` off a path, in any letter case: `/AR/x` → `ar`, `/x` (LANG-9). */
export function splitLocale(pathname: string): { locale: "ar" | null; path: string } {
  const prefixed = /^\/ar(?=\/|$)/i.test(pathname);
  return prefixed ? { locale: "ar", path: pathname.slice(3) || "/" } : { locale: null, path: pathname };
}
