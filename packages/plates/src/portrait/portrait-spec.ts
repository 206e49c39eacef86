import type { Theme } from "../themes.ts";

export type Hair = "short" | "side" | "long" | "bun" | "hijab" | "bald";

/** A half-lit geometric bust to draw. It holds no chance: the same spec always gives the same bytes. */
export interface PortraitSpec {
  theme: Theme;
  hair: Hair;
  glasses?: boolean;
  beard?: boolean;
  w?: number;
  h?: number;
}
