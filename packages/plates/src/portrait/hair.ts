import { circle, d, path } from "../svg.ts";
import { mixColours } from "../themes.ts";
import type { Bust } from "./bust.ts";
import type { Hair } from "./portrait-spec.ts";

/** Hair that falls behind the neck. */
export function hairBehind(hair: Hair, { x, y, h, skull, shoulders, colours }: Bust): string {
  if (hair === "bun") return circle(x + skull * 0.75, y - skull * 1.2, skull * 0.5, { fill: colours.hair });
  if (hair !== "long") return "";
  const half = skull * 1.28;
  const end = shoulders.y + h * 0.02;
  const fall = d`M${x - half} ${end}V${y}A${half} ${half} 0 0 1 ${x + half} ${y}V${end}Z`;
  return path(fall, { fill: colours.hair });
}

/** A head covering: its whole, and its shaded half. */
export function covering({ x, y, h, skull, colours }: Bust): string {
  const half = skull * 1.34;
  const hem = h * 0.86;
  const tip = h * 0.98;
  const whole = d`M${x - half} ${hem}V${y}A${half} ${half} 0 0 1 ${x + half} ${y}V${hem}L${x} ${tip}Z`;
  const shaded = d`M${x} ${y - half}A${half} ${half} 0 0 1 ${x + half} ${y}V${hem}L${x} ${tip}Z`;
  return (
    path(whole, { fill: colours.hair }) +
    path(shaded, { fill: mixColours(colours.hair, colours.coveringShade, 0.12) })
  );
}

/** A beard around the mouth. */
export function beard({ x, y, face, colours }: Bust): string {
  const ear = y + face * 0.28;
  const lip = y + face * 0.62;
  const cheeks = d`M${x - face} ${ear}H${x - face * 0.5}V${lip}H${x + face * 0.5}V${ear}H${x + face}`;
  return path(cheeks + d`A${face} ${face * 1.06} 0 0 1 ${x - face} ${ear}Z`, { fill: colours.hair });
}

/** Hair that frames the face; none for a bun's back or a covering. */
export function hairInFront(hair: Hair, bust: Bust): string {
  const shape = SHAPES[hair]?.(bust);
  return shape === undefined ? "" : path(shape, { fill: bust.colours.hair });
}

const SHAPES: Partial<Record<Hair, (bust: Bust) => string>> = {
  short({ x, y, face }) {
    const half = face * 1.04;
    const fringe = y - face * 0.28;
    const ear = y - face * 0.05;
    const crown = d`M${x - half} ${ear}A${half} ${face * 1.08} 0 0 1 ${x + half} ${ear}V${fringe}`;
    return crown + d`H${x - face * 0.45}Q${x - face * 0.98} ${fringe} ${x - half} ${ear}Z`;
  },
  side({ x, y, face }) {
    const half = face * 1.06;
    const ear = y + face * 0.12;
    const temple = y - face * 0.1;
    const wave = y - face * 0.2;
    const crown = d`M${x - half} ${ear}V${temple}A${half} ${face * 1.12} 0 0 1 ${x + half} ${temple}V${ear}`;
    const parting = d`Q${x + face * 0.5} ${wave} ${x + face * 0.3} ${y - face * 0.62}`;
    return crown + parting + d`Q${x - face * 0.4} ${wave} ${x - half} ${ear}Z`;
  },
  bald({ x, y, face }) {
    const lobe = y + face * 0.3;
    const temple = y - face * 0.12;
    const beside = (side: 1 | -1) =>
      d`M${x + side * face * 1.03} ${lobe}V${temple}L${x + side * face * 0.82} ${lobe}Z`;
    return beside(-1) + beside(1);
  },
  long: curtain,
  bun: curtain,
};

/** Hair parted over the brow and drawn down to both ears. */
function curtain({ x, y, face }: Bust): string {
  const half = face * 1.06;
  const ear = y + face * 0.35;
  const temple = y - face * 0.06;
  const crown = d`M${x - half} ${ear}V${temple}A${half} ${face * 1.12} 0 0 1 ${x + half} ${temple}V${ear}`;
  const parting = d`Q${x + face * 0.86} ${y - face * 0.42} ${x - face * 0.1} ${y - face * 0.5}`;
  return crown + parting + d`Q${x - face * 0.8} ${y - face * 0.35} ${x - half} ${ear}Z`;
}
