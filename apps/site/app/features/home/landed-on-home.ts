import { findAddress } from "../../routing/find-address.ts";

/**
 * Whether the document was loaded as the home page. Only its security policy allows a player's frame. A visitor who
 * navigates from another page of the site sees the picture and a play button.
 */
export function landedOnHome(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load !== undefined && findAddress(new URL(load.name).pathname)?.name === "home";
}
