/** Event of the page's window: Back or Forward was pressed. A form that cancels it stays. */
export const backPressed = "miqyas:back";

/**
 * Asks the open form before Next.js shows what Back or Forward leads to. Browsers call the listeners of a window in the order
 * in which they were added. A list that was opened by its address is reached by Back, too: Payload writes the query into it
 * without the state by which Next.js finds it again. Runs as a script within the page, before its code, and therefore uses
 * nothing from outside of itself.
 */
export function offerBack(name: string): void {
  addEventListener("popstate", (event) => {
    if (!dispatchEvent(new Event(name, { cancelable: true }))) event.stopImmediatePropagation();
  });
  const replace = history.replaceState.bind(history);
  history.replaceState = (state, unused, url) => replace(state ?? history.state, unused, url);
}
