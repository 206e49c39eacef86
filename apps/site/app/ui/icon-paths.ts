/** Drawings on a 24 px grid, named by their meaning. Stroked ones are Lucide's (ISC). */
export const icons = {
  search: { stroke: ["m21 21-4.34-4.34", "M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0"] },
  menu: { stroke: ["M4 5h16", "M4 12h16", "M4 19h16"] },
  close: { stroke: ["M18 6 6 18", "m6 6 12 12"] },
  back: { stroke: ["m12 19-7-7 7-7", "M19 12H5"], directional: true },
  forward: { stroke: ["M5 12h14", "m12 5 7 7-7 7"], directional: true },
  enlarge: { stroke: ["M15 3h6v6", "m21 3-7 7", "m3 21 7-7", "M9 21H3v-6"] },
  external: { stroke: ["M7 7h10v10", "M7 17 17 7"], directional: true },
  expand: { stroke: ["m6 9 6 6 6-6"] },
  collapse: { stroke: ["m18 15-6-6-6 6"] },
  check: { stroke: ["M20 6 9 17l-5-5"] },
  alert: {
    stroke: [
      "m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3",
      "M12 9v4",
      "M12 16.2v1.6",
    ],
  },
  pause: { fill: "M6 4h4v16H6zM14 4h4v16h-4z" },
  play: { fill: "M6 3.5 20 12 6 20.5z" },
  facebook: {
    fill: "M13.5 21v-8h2.7l.5-3.2h-3.2V7.8c0-.9.4-1.8 1.8-1.8h1.5V3.2S15.5 3 14.2 3c-2.6 0-4.2 1.6-4.2 4.4v2.4H7V13h3v8z",
  },
  instagram: {
    stroke: ["M3.5 3.5h17v17h-17z", "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0", "M16.2 7h1.6"],
  },
  linkedin: {
    fill: "M4 9h3.5v11H4zM5.75 3.8a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM9.8 9h3.3v1.5c.5-.9 1.7-1.8 3.4-1.8 3.5 0 4.2 2.3 4.2 5.3v6h-3.5v-5.3c0-1.3 0-2.9-1.8-2.9s-2 1.4-2 2.8V20H9.8z",
  },
  x: { fill: "M3 3h5.6l4.3 6 5-6h2.4l-6.3 7.5L21 21h-5.6l-4.7-6.5L5.3 21H2.9l6.7-8zm3.7 2 9.7 14h1L7.7 5z" },
  youtube: {
    fill: "M2.5 6h19v12h-19zM10 9v6l5-3z",
  },
  telegram: { stroke: ["M21.5 3.5 2.5 11l6 2.5 2 6.5 3.5-4 5 3.5z", "M8.5 13.5l9-6.5"] },
  whatsapp: {
    stroke: [
      "M3 21l1.3-4.6A9 9 0 1 1 7.7 19.8z",
      "M9 7.5c-1.2 2.5 3.7 8 7 7l.5-2-2.5-1-1.2 1c-1-.4-2-1.4-2.4-2.4l1-1.2-1-2.4z",
    ],
  },
  tiktok: {
    fill: "M12.5 3h3.2c.2 2.6 1.9 4.4 4.6 4.6v3.2c-1.8 0-3.4-.6-4.6-1.5v6.2a5.9 5.9 0 1 1-6.8-5.8v3.3a2.7 2.7 0 1 0 3.6 2.5z",
  },
  feed: {
    stroke: ["M4 11a9 9 0 0 1 9 9", "M4 4a16 16 0 0 1 16 16", "M6 19a1 1 0 1 1-2 0 1 1 0 0 1 2 0"],
  },
  link: {
    stroke: [
      "M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71",
      "M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71",
    ],
  },
  website: {
    stroke: [
      "M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0",
      "M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20",
      "M2 12h20",
    ],
  },
} as const satisfies Record<string, IconDrawing>;

interface IconDrawing {
  /** Paths drawn as lines. */
  stroke?: readonly string[];
  /** One filled path. Overlapping parts are cut out. */
  fill?: string;
  /** Points in reading direction: mirrored in Arabic. */
  directional?: true;
}

export type IconName = keyof typeof icons;

/** Social networks that have an icon and a name in both languages, by the backend's `platform_slug`. */
const socialNetworks = {
  facebook: "facebook",
  instagram: "instagram",
  linkedin: "linkedin",
  x: "x",
  twitter: "x",
  youtube: "youtube",
  telegram: "telegram",
  whatsapp: "whatsapp",
  tiktok: "tiktok",
} as const satisfies Record<string, IconName>;

type SocialNetwork = (typeof socialNetworks)[keyof typeof socialNetworks];

const isKnown = (slug: string): slug is keyof typeof socialNetworks => Object.hasOwn(socialNetworks, slug);

/** The icon of a social network, which is its name too; `undefined` for unknown networks. */
export const socialIcon = (slug: string): SocialNetwork | undefined =>
  isKnown(slug) ? socialNetworks[slug] : undefined;

/** A drawing by name, with all its fields. */
export function drawingOf(name: IconName): IconDrawing {
  return icons[name];
}
