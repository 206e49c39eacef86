/** The colours a plate is drawn with: flat fills, one accent and at most one alternate. */
export interface Palette {
  readonly ground: string;
  readonly ink: string;
  /** Stone between ground and ink. */
  readonly mid: string;
  /** Stone closest to the ground. */
  readonly low: string;
  readonly accent: string;
  readonly alternate: string;
  /** Guide lines and whatever should recede. */
  readonly muted: string;
}

export type Theme = "basalt" | "lime" | "pist" | "barada" | "rose" | "apricot";

/** Basalt ink, the same in every theme. */
export const INK = "#151c1f";

/** The six palettes of the brand. */
export const THEMES: Readonly<Record<Theme, Palette>> = {
  basalt: {
    ground: INK,
    ink: "#f3f6f2",
    mid: "#2d3a3f",
    low: "#212b2f",
    accent: "#b4d84b",
    alternate: "#e0678b",
    muted: "#8fa09e",
  },
  lime: {
    ground: "#e4e9e3",
    ink: INK,
    mid: "#c5cdc4",
    low: "#d6ddd5",
    accent: "#8fb92b",
    alternate: "#c03a66",
    muted: "#8b988e",
  },
  pist: {
    ground: "#b9db55",
    ink: INK,
    mid: "#9cc433",
    low: "#abd045",
    accent: "#ffffff",
    alternate: "#b42d59",
    muted: "#4b7013",
  },
  barada: {
    ground: "#10565b",
    ink: "#f3f6f2",
    mid: "#1c757a",
    low: "#15656a",
    accent: "#b9db55",
    alternate: "#f2b04c",
    muted: "#7fb9b6",
  },
  rose: {
    ground: "#f0c9d4",
    ink: INK,
    mid: "#e4a3b6",
    low: "#eab8c6",
    accent: "#b42d59",
    alternate: "#4b7013",
    muted: "#96505f",
  },
  apricot: {
    ground: "#f2b559",
    ink: INK,
    mid: "#e29a30",
    low: "#eaa744",
    accent: "#ffffff",
    alternate: "#b42d59",
    muted: "#7a4a08",
  },
};

const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** The colour at `share` (0…1) of the way from one `#rrggbb` colour to another. */
export function mixColours(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((channel, at) =>
    Math.round(channel + ((target[at] ?? channel) - channel) * share),
  );
  return "#" + mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("");
}
