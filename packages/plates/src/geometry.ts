export type Point = readonly [x: number, y: number];

/** A full turn, in radians. */
export const TAU = Math.PI * 2;

/** Whole numbers from 0 up to, without, `count`. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** `value`, kept between two bounds. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The point at `radius` from a centre, `angle` radians clockwise from the x axis. */
export const polar = (cx: number, cy: number, radius: number, angle: number): Point => [
  cx + radius * Math.cos(angle),
  cy + radius * Math.sin(angle),
];

/** Corners of a regular polygon, the first of them at `turn` radians. */
export const regularPolygon = (cx: number, cy: number, radius: number, sides: number, turn = 0): Point[] =>
  range(sides).map((side) => polar(cx, cy, radius, turn + (side * TAU) / sides));

/** Corners of a star: outer and inner points in turn, the first of them outer and at `turn` radians. */
export const star = (
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  points: number,
  turn = 0,
): Point[] =>
  range(2 * points).map((corner) =>
    polar(cx, cy, corner % 2 ? inner : outer, turn + (corner * Math.PI) / points),
  );

interface Edge {
  middle: Point;
  direction: number;
}

function edgesOf(polygon: readonly Point[]): Edge[] {
  return polygon.map((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    return {
      middle: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
      direction: Math.atan2(to[1] - from[1], to[0] - from[0]),
    };
  });
}

/**
 * Hankin's polygons in contact: the star inside a regular polygon whose rays leave the middle of each
 * edge at the contact angle (radians) and end where the rays of two neighbouring edges meet.
 */
export function hankinStar(polygon: readonly Point[], contactAngle: number): Point[] {
  const edges = edgesOf(polygon);
  const cx = polygon.reduce((sum, corner) => sum + corner[0], 0) / polygon.length;
  const cy = polygon.reduce((sum, corner) => sum + corner[1], 0) / polygon.length;
  return edges.flatMap((edge, index) => {
    const next = edges[(index + 1) % edges.length] ?? edge;
    const [ax, ay] = edge.middle;
    const [bx, by] = next.middle;
    const back = next.direction + Math.PI;
    const inward = Math.sign((cx - ax) * -Math.sin(edge.direction) + (cy - ay) * Math.cos(edge.direction));
    const leaving: Point = [
      Math.cos(edge.direction + inward * contactAngle),
      Math.sin(edge.direction + inward * contactAngle),
    ];
    const arriving: Point = [Math.cos(back - inward * contactAngle), Math.sin(back - inward * contactAngle)];
    const determinant = leaving[0] * -arriving[1] + arriving[0] * leaving[1];
    const reach = ((bx - ax) * -arriving[1] + arriving[0] * (by - ay)) / determinant;
    const tip: Point = [ax + leaving[0] * reach, ay + leaving[1] * reach];
    return [edge.middle, tip];
  });
}
