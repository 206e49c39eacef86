import type { Theme } from "./themes.ts";

/*
 * The options of each kind. Lengths are in the plate's own units (`w` × `h`); a position or radius
 * without a unit is a share: `cx` of the width, `cy` and every radius of the height.
 */

/** A striped wall that is a bar chart. */
export interface CoursesOptions {
  /** Number of bars. */
  n?: number;
  /** Which bar is in the accent colour, from 0. */
  hi?: number;
  /** Bar lengths as shares of the width, repeated when there are fewer than bars. */
  data?: readonly number[];
  /** Width of the joint between two blocks. */
  joint?: number;
}

/** A striped arch read as a radial bar chart, with a protractor and a needle. */
export interface ArchOptions {
  /** Number of voussoirs. */
  n?: number;
  cx?: number;
  cy?: number;
  /** Inner radius. */
  r0?: number;
  /** Outer reach. */
  r1?: number;
}

/** Eight-fold star tiling whose contact angle drifts across the plate. */
export interface GirihOptions {
  /** Width of one octagon. */
  s?: number;
  /** Contact angle at the start of the drift, in degrees. */
  th0?: number;
  /** Contact angle at its end, in degrees. */
  th1?: number;
  /** Turn of the whole tiling, in degrees. */
  rot?: number;
}

/** A rhombic rosette read as a polar heat map. */
export interface RosetteOptions {
  /** Number of petals; even. */
  n?: number;
  cx?: number;
  cy?: number;
  /** Outer radius. */
  R?: number;
  /** Number of rings; all of them unless given. */
  rings?: number;
  /** Whether the rhombs are parted by a line in the ground colour. */
  stroke?: boolean;
  /** Whether a degree scale surrounds the rosette. */
  protractor?: boolean;
}

/** Compass-and-rule drawing of a sixteen-fold star inside a protractor. */
export interface ConstructionOptions {
  cx?: number;
  cy?: number;
  /** Radius as a share of the shorter side. */
  r?: number;
  /** Whether the heart of the star and one petal take the accent. */
  acc?: boolean;
}

/** Stacked distributions in alternate stone. */
export interface RidgesOptions {
  /** Number of ridges. */
  n?: number;
  /** Which ridge is in the accent colour, from 0. */
  hi?: number;
}

/** A population grid, its strata and the sample drawn from it. */
export interface SampleOptions {
  /** Size of one cell. */
  cell?: number;
  shape?: "circle" | "square";
}

/** Ticks turned by a smooth field. */
export interface FieldOptions {
  /** Distance between ticks. */
  gap?: number;
}

/** A price staircase laid in stone. */
export interface StepsOptions {
  /** Number of steps. */
  n?: number;
  /** Height of each step as a share of the height; one a step. */
  data?: readonly number[];
}

/** Astrolabe rings with two hands. */
export interface DialOptions {
  cx?: number;
  cy?: number;
  r?: number;
  /** Direction of each hand, in half turns from the inline end, clockwise. */
  hands?: readonly number[];
}

/** A brocade cross-tabulation in lozenges. */
export interface WeaveOptions {
  /** Width of one lozenge. */
  s?: number;
}

/** One river parted into branches: journeys and channels. */
export interface CanalsOptions {
  /** Number of branches. */
  n?: number;
}

/** Plan of a courtyard house: the fountain, the seats, how long each spoke. */
export interface CourtyardOptions {
  /** Number of seats. */
  seats?: number;
  cx?: number;
  cy?: number;
}

/** A conversation sampled in ticks. */
export interface WaveOptions {
  /** Distance between ticks. */
  gap?: number;
  rows?: number;
}

/** Five-bar gates counted by hand. */
export interface TallyOptions {
  /** Size of one gate's cell. */
  cell?: number;
}

/** Diverging answers, centred on the neutral one. */
export interface LikertOptions {
  /** Number of questions. */
  n?: number;
  /** Where the neutral line stands, as a share of the width. */
  mid?: number;
}

/** A shelf audit: facings and gaps. */
export interface ShelfOptions {
  rows?: number;
}

/** The old miqyas: a graduated shaft in a stepped well, and the water's reading. */
export interface ColumnOptions {
  /** Height of the water, as a share of the height. */
  level?: number;
}

/** A pair of scales. */
export interface BalanceOptions {
  /** Turn of the beam, in degrees. */
  tilt?: number;
}

/** A plate without options of its own. */
export type NoOptions = Record<never, never>;

/** Every kind of plate and what can be set about it. */
export interface OptionsByKind {
  courses: CoursesOptions;
  arch: ArchOptions;
  girih: GirihOptions;
  rosette: RosetteOptions;
  construction: ConstructionOptions;
  ridges: RidgesOptions;
  sample: SampleOptions;
  field: FieldOptions;
  steps: StepsOptions;
  dial: DialOptions;
  weave: WeaveOptions;
  canals: CanalsOptions;
  courtyard: CourtyardOptions;
  wave: WaveOptions;
  tally: TallyOptions;
  likert: LikertOptions;
  shelf: ShelfOptions;
  column: ColumnOptions;
  balance: BalanceOptions;
  sieve: NoOptions;
  dividers: NoOptions;
  plumb: NoOptions;
  abacus: NoOptions;
}

export type PlateKind = keyof OptionsByKind;

/** What every plate is told: its colours, the seed of its chance, its size in pixels. */
export interface PlateBase {
  theme: Theme;
  seed: string;
  w?: number;
  h?: number;
}

/** A plate to draw, discriminated by `kind`; the same spec always gives the same bytes. */
export type PlateSpec<Kind extends PlateKind = PlateKind> = {
  [K in Kind]: { kind: K } & PlateBase & OptionsByKind[K];
}[Kind];
