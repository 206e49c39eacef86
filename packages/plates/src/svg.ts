import type { Point } from "./geometry.ts";

/** A number as it stands in a drawing: one decimal. */
export const num = (value: number): string => (Math.round(value * 10) / 10).toString();

/** The coordinates of a point inside path data. */
export const at = (point: Point): string => `${num(point[0])} ${num(point[1])}`;

/** Path data with every number and point inside it written as it stands in a drawing. */
export const d = (commands: TemplateStringsArray, ...values: readonly (number | Point)[]): string =>
  String.raw(
    { raw: commands },
    ...values.map((value) => (typeof value === "number" ? num(value) : at(value))),
  );

/** Path data of an open line through the points. */
export const lineThrough = (points: readonly Point[]): string => "M" + points.map(at).join("L");

/** Path data of a closed shape through the points. */
export const shapeThrough = (points: readonly Point[]): string => lineThrough(points) + "Z";

interface Paint {
  fill?: string;
  stroke?: string;
  /** Width of the stroke, in the drawing's units. */
  width?: number;
  dash?: string;
  join?: "round" | "miter";
  opacity?: number;
}

/** Opacity to the hundredth, without the zero before the point. */
const share = (value: number): string => (Math.round(value * 100) / 100).toString().replace(/^0\./, ".");

function paintAttributes({ fill = "none", stroke, width, join, dash, opacity }: Paint): string {
  return [
    ` fill="${fill}"`,
    stroke === undefined ? "" : ` stroke="${stroke}"`,
    width === undefined ? "" : ` stroke-width="${num(width)}"`,
    join === undefined ? "" : ` stroke-linejoin="${join}"`,
    dash === undefined ? "" : ` stroke-dasharray="${dash}"`,
    opacity === undefined ? "" : ` opacity="${share(opacity)}"`,
  ].join("");
}

/** A path from its data; unfilled unless painted. */
export const path = (data: string, paint: Paint): string => `<path d="${data}"${paintAttributes(paint)}/>`;

/** A line, or several, from path data. */
export const stroke = (data: string, colour: string, width: number, paint: Paint = {}): string =>
  path(data, { stroke: colour, width, ...paint });

/** A closed shape through the points. */
export const polygon = (points: readonly Point[], fill: string, outline: Paint = {}): string =>
  path(shapeThrough(points), { fill, ...outline });

/** A rectangle; nothing when it has no area. */
export function rect(x: number, y: number, w: number, h: number, fill: string, outline: Paint = {}): string {
  if (w <= 0 || h <= 0) return "";
  const box = `x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"`;
  return `<rect ${box}${paintAttributes({ fill, ...outline })}/>`;
}

/** A circle; unfilled unless painted. */
export const circle = (cx: number, cy: number, radius: number, paint: Paint): string =>
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(radius)}"${paintAttributes(paint)}/>`;

/** An ellipse by its half axes; unfilled unless painted. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, paint: Paint): string =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}"${paintAttributes(paint)}/>`;

/** A complete drawing of `w` × `h` pixels on a ground. */
export function svgDocument(w: number, h: number, ground: string, body: string): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">`;
  return `${open}${rect(0, 0, w, h, ground)}${body}</svg>`;
}
