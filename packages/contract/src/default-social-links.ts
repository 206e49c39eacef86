import type { SocialLink } from "./social-medias.ts";

/** The name of a link without one (ENT-7). */
export const unnamedSocialLink = "Social Media";

/** Shown when the backend has none or does not answer (API-19). */
export const defaultSocialLinks: readonly SocialLink[] = [
  ["facebook", "Facebook"],
  ["instagram", "Instagram"],
  ["linkedin", "LinkedIn"],
].map(([slug = "", name = ""]) => ({
  id: slug,
  platform_slug: slug,
  name,
  link: "#",
  icon: null,
  icon_details: null,
  link_placeholder: "",
}));
