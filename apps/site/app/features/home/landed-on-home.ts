import { findAddress } from "../../routing/find-address.ts";

/**
 * Whether the document was loaded as the home page. Only then does its security policy let a player's frame
 * in; a visitor who comes from another page of the site sees the picture, and a button that plays.
 */
export function landedOnHome(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load !== undefined && findAddress(new URL(load.name).pathname)?.name === "home";
}
