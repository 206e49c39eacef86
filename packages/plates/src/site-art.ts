import { drawHeroPoster } from "./hero-loop.ts";
import { drawPlate } from "./plate.ts";
import type { PlateKind, PlateSpec } from "./plate-spec.ts";
import type { Theme } from "./themes.ts";

/** A plate for content that has no picture of its own, named after its subject (BLOG-13, SVD-1, ENT-1). */
const fallback = (subject: string, kind: PlateKind, theme: Theme): PlateSpec => ({
  kind,
  theme,
  seed: `fallback-${subject}`,
  w: 1200,
  h: 800,
});

/** The pictures that belong to the site itself, by file name. */
export const SITE_ART: Readonly<Record<string, PlateSpec>> = {
  member: { kind: "construction", theme: "basalt", seed: "member", w: 1000, h: 1000, r: 0.43 },
  teaser: { kind: "girih", theme: "lime", seed: "ts", w: 1200, h: 1000, s: 250, th0: 34, th1: 74 },
  "trans-a": {
    kind: "arch",
    theme: "lime",
    seed: "ta2",
    w: 800,
    h: 900,
    n: 17,
    cx: 0.9,
    cy: 0.9,
    r0: 0.3,
    r1: 0.95,
  },
  "trans-b": { kind: "courses", theme: "basalt", seed: "tb", w: 700, h: 1000, n: 10 },
  "who-column": { kind: "column", theme: "barada", seed: "who-column", w: 720, h: 1000, level: 0.56 },
  "h-services": { kind: "abacus", theme: "pist", seed: "h-services", w: 900, h: 800 },
  "h-about": { kind: "courses", theme: "basalt", seed: "ha", w: 1400, h: 560, n: 5 },
  "h-research": { kind: "girih", theme: "basalt", seed: "hr", w: 1000, h: 900, s: 170, th0: 28, th1: 78 },
  "h-contact": { kind: "wave", theme: "barada", seed: "hc", w: 1600, h: 420, rows: 1, gap: 11 },
  "val-first": {
    kind: "steps",
    theme: "pist",
    seed: "vf",
    w: 700,
    h: 1000,
    n: 7,
    data: [0.14, 0.2, 0.27, 0.36, 0.48, 0.6, 0.8],
  },
  "val-creative": {
    kind: "girih",
    theme: "barada",
    seed: "val-creative",
    w: 700,
    h: 900,
    s: 230,
    th0: 30,
    th1: 74,
  },
  "val-info": { kind: "sample", theme: "basalt", seed: "vi", w: 700, h: 900, cell: 50 },
  "val-client": { kind: "courtyard", theme: "rose", seed: "val-client", w: 700, h: 900, seats: 8 },
  placeholder: { kind: "girih", theme: "lime", seed: "ph", w: 1200, h: 800, s: 400, th0: 45, th1: 68 },
  "fallback-methods": fallback("methods", "dividers", "basalt"),
  "fallback-fieldwork": fallback("fieldwork", "tally", "pist"),
  "fallback-pricing": fallback("pricing", "steps", "apricot"),
  "fallback-finance": fallback("finance", "balance", "rose"),
  "fallback-consumers": fallback("consumers", "ridges", "barada"),
  "fallback-brands": fallback("brands", "arch", "lime"),
  "fallback-retail": fallback("retail", "shelf", "apricot"),
  "fallback-qualitative": fallback("qualitative", "courtyard", "lime"),
  "fallback-opinion": fallback("opinion", "likert", "rose"),
  "fallback-trends": fallback("trends", "field", "barada"),
  "fallback-reports": {
    kind: "rosette",
    theme: "basalt",
    seed: "fallback-reports",
    w: 1200,
    h: 800,
    cx: 0.5,
    R: 0.43,
  },
  "fallback-institution": fallback("institution", "construction", "pist"),
};

/** Every file of the site's static art: its name without the ending, and its `<svg>`. */
export function drawSiteArt(): Map<string, string> {
  const plates = Object.entries(SITE_ART).map(([name, spec]): [string, string] => [name, drawPlate(spec)]);
  return new Map([["hero", drawHeroPoster()], ...plates]);
}
