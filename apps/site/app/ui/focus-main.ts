/** Moves the focus to the page's content, without a scroll: from a part that disappears, and after a navigation. */
export function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}
