import { range } from "../geometry.ts";
import { circle, d, path, rect, stroke, svgDocument } from "../svg.ts";
import { INK, mixColours, THEMES } from "../themes.ts";
import { bustOf, type Bust } from "./bust.ts";
import { beard, covering, hairBehind, hairInFront } from "./hair.ts";
import type { PortraitSpec } from "./portrait-spec.ts";

/** Draws a portrait as a complete `<svg>`, 640 × 800 unless asked otherwise. Deterministic. */
export function drawPortrait(spec: PortraitSpec): string {
  const palette = THEMES[spec.theme];
  const bust = bustOf(spec);
  const covered = spec.hair === "hijab";
  const body = [
    backdrop(bust, palette.low),
    shoulders(bust),
    hairBehind(spec.hair, bust),
    neck(bust, covered),
    covered ? covering(bust) : "",
    head(bust),
    spec.beard ? beard(bust) : "",
    hairInFront(spec.hair, bust),
    features(bust, spec.beard ? bust.colours.lit : INK),
    spec.glasses ? glasses(bust) : "",
  ].join("");
  return svgDocument(bust.w, bust.h, palette.ground, body);
}

/** Ten courses, every other one in the theme's lowest stone. */
const backdrop = ({ w, h }: Bust, colour: string): string =>
  range(5)
    .map((course) => rect(0, (2 * course + 1) * (h / 10), w, h / 10, colour))
    .join("");

function shoulders({ x, h, shoulders: { y, half }, colours }: Bust): string {
  const collar = y - half * 0.08;
  const curve = y - half * 0.02;
  const arm = y + half * 0.42;
  const shadedSide = d`H${x + half * 0.52}Q${x + half} ${curve} ${x + half} ${arm}V${h}Z`;
  const litSide = d`M${x - half} ${h}V${arm}Q${x - half} ${curve} ${x - half * 0.52} ${collar}`;
  return (
    path(litSide + shadedSide, { fill: colours.coat }) +
    path(d`M${x} ${h}V${collar}` + shadedSide, { fill: mixColours(colours.coat, "#000000", 0.16) })
  );
}

function neck({ x, y, h, skull, shoulders, colours }: Bust, covered: boolean): string {
  const half = skull * 0.42;
  const top = shoulders.y - shoulders.half * 0.09;
  const opening = d`M${x - half} ${top}H${x + half}L${x} ${shoulders.y + shoulders.half * 0.2}Z`;
  const chin = y + skull * 0.5;
  return (
    rect(x - half, chin, skull * 0.84, Math.max(h * 0.2, top - chin + 1), colours.shaded) +
    path(opening, { fill: covered ? colours.coat : colours.shaded })
  );
}

/** Two halves: the lit one and the shaded one. */
function head({ x, y, face, colours }: Bust): string {
  const half = (side: 1 | -1) => {
    const sweep = side > 0 ? 1 : 0;
    const cheek = d`M${x} ${y - face}A${face} ${face} 0 0 ${sweep} ${x + side * face} ${y}V${y + face * 0.3}`;
    return cheek + d`A${face} ${face} 0 0 ${sweep} ${x} ${y + face * 1.3}Z`;
  };
  return path(half(-1), { fill: colours.lit }) + path(half(1), { fill: colours.shaded });
}

/** Eyes, nose and mouth. */
function features({ x, y, face, colours }: Bust, mouthColour: string): string {
  const eye = (side: 1 | -1) =>
    rect(x + side * face * 0.5 - face * 0.09, y + face * 0.02, face * 0.18, face * 0.09, INK);
  const nose = d`M${x} ${y + face * 0.06}V${y + face * 0.46}H${x + face * 0.16}Z`;
  return [
    eye(-1),
    eye(1),
    path(nose, { fill: mixColours(colours.shaded, "#000000", 0.18) }),
    rect(x - face * 0.24, y + face * 0.78, face * 0.48, face * 0.055, mouthColour),
  ].join("");
}

function glasses({ x, y, face }: Bust): string {
  const level = y + face * 0.07;
  const frame = { stroke: INK, width: face * 0.065 };
  return [
    circle(x - face * 0.47, level, face * 0.31, frame),
    circle(x + face * 0.47, level, face * 0.31, frame),
    stroke(d`M${x - face * 0.16} ${level}H${x + face * 0.16}`, frame.stroke, frame.width),
  ].join("");
}
