import type { Random } from "./random.ts";
import type { Palette } from "./themes.ts";

/** What a plate is drawn on: its size, its colours and its source of chance. */
export interface Sheet {
  readonly w: number;
  readonly h: number;
  readonly palette: Palette;
  readonly random: Random;
}
