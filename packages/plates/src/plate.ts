import type { PlateKind, PlateSpec } from "./plate-spec.ts";
import { abacus } from "./plates/abacus.ts";
import { arch } from "./plates/arch.ts";
import { balance } from "./plates/balance.ts";
import { canals } from "./plates/canals.ts";
import { column } from "./plates/column.ts";
import { construction } from "./plates/construction.ts";
import { courses } from "./plates/courses.ts";
import { courtyard } from "./plates/courtyard.ts";
import { dial } from "./plates/dial.ts";
import { dividers } from "./plates/dividers.ts";
import { field } from "./plates/field.ts";
import { girih } from "./plates/girih.ts";
import { likert } from "./plates/likert.ts";
import { plumb } from "./plates/plumb.ts";
import { ridges } from "./plates/ridges.ts";
import { rosette } from "./plates/rosette.ts";
import { sample } from "./plates/sample.ts";
import { shelf } from "./plates/shelf.ts";
import { sieve } from "./plates/sieve.ts";
import { steps } from "./plates/steps.ts";
import { tally } from "./plates/tally.ts";
import { wave } from "./plates/wave.ts";
import { weave } from "./plates/weave.ts";
import { seededRandom } from "./random.ts";
import type { Sheet } from "./sheet.ts";
import { svgDocument } from "./svg.ts";
import { THEMES } from "./themes.ts";

const DRAWINGS: { readonly [Kind in PlateKind]: (spec: PlateSpec<Kind>, sheet: Sheet) => string } = {
  courses,
  arch,
  girih,
  rosette,
  construction,
  ridges,
  sample,
  field,
  steps,
  dial,
  weave,
  canals,
  courtyard,
  wave,
  tally,
  likert,
  shelf,
  column,
  balance,
  sieve,
  dividers,
  plumb,
  abacus,
};

const USUAL_SIZE = { w: 1200, h: 800 };
const SQUARE = { w: 800, h: 800 };
const SIZES: { readonly [Kind in PlateKind]?: typeof USUAL_SIZE } = {
  construction: { w: 1000, h: 1000 },
  column: { w: 800, h: 1000 },
  balance: SQUARE,
  sieve: SQUARE,
  dividers: SQUARE,
  plumb: SQUARE,
  abacus: SQUARE,
};

/**
 * Draws a plate as a complete `<svg>` without text, script or style. Deterministic: the same spec
 * always gives the same bytes. Directional plates are mirrored by the page in right-to-left reading.
 */
export function drawPlate<Kind extends PlateKind>(spec: PlateSpec<Kind>): string {
  const usual = SIZES[spec.kind] ?? USUAL_SIZE;
  const { w = usual.w, h = usual.h } = spec;
  const palette = THEMES[spec.theme];
  const draw: (spec: PlateSpec<Kind>, sheet: Sheet) => string = DRAWINGS[spec.kind];
  return svgDocument(w, h, palette.ground, draw(spec, { w, h, palette, random: seededRandom(spec.seed) }));
}

/** Every kind of plate there is. */
export const PLATE_KINDS = Object.keys(DRAWINGS).filter((kind): kind is PlateKind => kind in DRAWINGS);
