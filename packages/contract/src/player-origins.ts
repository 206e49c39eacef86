/** The origins of the players that show a film of another site, without cookies: the only ones that pages may frame. */
export const playerOrigins = {
  youtube: "https://www.youtube-nocookie.com",
  vimeo: "https://player.vimeo.com",
} as const;
