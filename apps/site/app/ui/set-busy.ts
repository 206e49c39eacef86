/** Shows that a part waits, or no longer. Firefox before 119 has no `ariaBusy`. */
export function setBusy(part: Element, isBusy: boolean): void {
  if (isBusy) part.setAttribute("aria-busy", "true");
  else part.removeAttribute("aria-busy");
}
