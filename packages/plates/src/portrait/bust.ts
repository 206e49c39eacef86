import { INK, THEMES, type Theme } from "../themes.ts";
import type { PortraitSpec } from "./portrait-spec.ts";

/** Where the parts of a bust stand and what colours they take. */
export interface Bust {
  w: number;
  h: number;
  /** Centre of the head. */
  x: number;
  y: number;
  /** Half the width of an uncovered head. */
  skull: number;
  /** Half the width of the visible face. */
  face: number;
  shoulders: { y: number; half: number };
  colours: { lit: string; shaded: string; hair: string; coat: string; coveringShade: string };
}

const DARK_THEMES: readonly Theme[] = ["basalt", "barada"];

const HAIR_BY_THEME: Partial<Record<Theme, string>> = { basalt: "#5d6d70", barada: "#0a3c40" };

/** The proportions and colours that a portrait's spec amounts to. */
export function bustOf({ theme, hair, w = 640, h = 800 }: PortraitSpec): Bust {
  const dark = DARK_THEMES.includes(theme);
  const covered = hair === "hijab";
  const skull = w * 0.215;
  const hairColour = HAIR_BY_THEME[theme] ?? INK;
  return {
    w,
    h,
    x: w * 0.5,
    y: h * 0.42,
    skull,
    face: covered ? skull * 0.94 : skull,
    shoulders: { y: h * 0.74, half: w * 0.4 },
    colours: {
      lit: dark ? "#f3f6f2" : "#ffffff",
      shaded: dark ? "#c3ccc6" : "#cfd6cd",
      hair: hairColour,
      coat: covered ? hairColour : THEMES[theme].accent,
      coveringShade: dark ? "#000000" : "#ffffff",
    },
  };
}
