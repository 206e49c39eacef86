import { polar, range, regularPolygon, star, TAU, type Point } from "../geometry.ts";
import type { ConstructionOptions } from "../plate-spec.ts";
import type { Sheet } from "../sheet.ts";
import { circle, lineThrough, polygon, stroke } from "../svg.ts";
import { radialTick } from "../ticks.ts";

/** Half the angle between two of the sixteen radii. */
const HALF_STEP = TAU / 32;

export function construction(options: ConstructionOptions, { w, h, palette }: Sheet): string {
  const { cx = 0.5, cy = 0.5, r = 0.44, acc = true } = options;
  const x = w * cx;
  const y = h * cy;
  const radius = Math.min(w, h) * r;
  const hair = radius / 420;
  const fine = radius / 260;
  const on = (distance: number, angle: number): Point => polar(x, y, distance, angle);
  const rim = (step: number): Point => on(radius, (step * TAU) / 16);

  const protractor = range(360).map((degree) =>
    radialTick(x, y, radius, radius * degreeLength(degree), (degree * TAU) / 360),
  );
  const radii = range(16).map((step) =>
    stroke(lineThrough([[x, y], rim(step)]), palette.muted, hair, { opacity: 0.55 }),
  );
  const circles = range(8).map((step) => {
    const [px, py] = on(radius / 2, (step * TAU) / 8 + TAU / 16);
    return circle(px, py, radius / 2, { stroke: palette.muted, width: hair, opacity: 0.42 });
  });
  /** The chords of the star polygon {16/k}. */
  const chords = (k: number) => range(16).map((step) => lineThrough([rim(step), rim(step + k)]));

  const inradius = radius * Math.cos((Math.PI * 6) / 16);
  /** Distance from the centre of a point on a chord of {16/6}, so many half steps from its middle. */
  const crossing = (halfSteps: number) => inradius / Math.cos(HALF_STEP * halfSteps);

  const petals = range(16).map((step) => {
    const angle = (step * TAU) / 16;
    const kite = [
      rim(step),
      on(crossing(5), angle + HALF_STEP),
      on(crossing(4), angle),
      on(crossing(5), angle - HALF_STEP),
    ];
    const pale = acc && step === 12 ? palette.accent : palette.mid;
    const outline = { stroke: palette.ground, width: radius / 150, join: "miter" as const };
    return polygon(kite, step % 2 ? palette.ink : pale, outline);
  });
  const darts = range(16).map((step) => {
    const angle = (step * TAU) / 16 + HALF_STEP;
    const kite = [
      on(crossing(5), angle),
      on(crossing(4), angle + HALF_STEP),
      on(crossing(3), angle),
      on(crossing(4), angle - HALF_STEP),
    ];
    return polygon(kite, palette.low, { stroke: palette.ink, width: fine });
  });

  const heart = inradius * 0.98;
  const notch = (heart * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  return [
    stroke(protractor.join(""), palette.ink, hair, { opacity: 0.85 }),
    circle(x, y, radius, { stroke: palette.ink, width: fine }),
    ...radii,
    ...circles,
    stroke([...chords(4), ...chords(6)].join(""), palette.muted, hair, { opacity: 0.7 }),
    ...petals,
    ...darts,
    polygon(star(x, y, crossing(2), crossing(1), 16), palette.ground, {
      stroke: palette.ink,
      width: radius / 160,
    }),
    polygon(star(x, y, heart, notch, 8, TAU / 16), acc ? palette.accent : palette.ink),
    polygon(regularPolygon(x, y, inradius * 0.38, 8, TAU / 16), palette.ground),
  ].join("");
}

/** Length of a degree's tick, as a share of the radius. */
function degreeLength(degree: number): number {
  if (degree % 45 === 0) return 0.085;
  if (degree % 15 === 0) return 0.06;
  return degree % 5 === 0 ? 0.042 : 0.022;
}
