import { textWidth, wrapText } from "./text-size.ts";

/** Names of colour tokens. `ground` is the background of the figure. */
export type Paint =
  | "ink"
  | "ink-2"
  | "ink-3"
  | "tick"
  | "line"
  | "ground"
  | "data-1"
  | "data-2"
  | "data-3"
  | "data-4"
  | "data-5"
  | "data-6"
  | "basalt-700"
  | "lime-300"
  | "lime-400";

/** Colours are never told apart without a pattern. */
export type Pattern = "solid" | "hatched" | "courses";

/**
 * The tile of a pattern: a square, and how much of it from its corner has colour, px. A gap in time has thin lines far from
 * each other.
 */
export function tileOf(paint: Paint, pattern: Pattern): { size: number; width: number; height: number } {
  const isGap = paint === "lime-400";
  const size = isGap ? 8 : 6;
  return pattern === "hatched"
    ? { size, width: isGap ? 1.5 : 4, height: size }
    : { size, width: size, height: 4 };
}

export interface Rect {
  type: "rect";
  x: number;
  y: number;
  width: number;
  height: number;
  paint: Paint;
  pattern?: Pattern;
  /** Border of an empty rectangle in px. */
  border?: number;
}

export interface Line {
  type: "line";
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  paint: Paint;
  width: number;
  dash?: string;
}

/** A line of data or an area below it. Only drawings that are never mirrored have paths. */
export interface Path {
  type: "path";
  d: string;
  paint: Paint;
  /** Width of the line in px; `0` for an area. */
  width: number;
  /** Where its origin stands, px. */
  at?: readonly [x: number, y: number];
}

export interface Text {
  type: "text";
  x: number;
  /** The baseline. */
  y: number;
  text: string;
  /** Which part of the text stands at `x`. */
  side: "left" | "middle" | "right";
  size: number;
  bold?: boolean;
  paint?: "ink" | "ink-2" | "ink-3";
}

export type Mark = Rect | Line | Path | Text;

/** A drawing in px. The first marks are below the later ones. */
export interface Scene {
  width: number;
  height: number;
  marks: Mark[];
}

/** What a drawing needs to know of the page. */
export interface Frame {
  /** px */
  width: number;
  isArabic: boolean;
  /**
   * A number in the reader's digits.
   * @param step between the numbers of a ruler, which have the decimals that tell them apart
   */
  number: (value: number, step?: number) => string;
  /** The same with the sign of its unit. */
  value: (value: number) => string;
  words: {
    missing: string;
    smallBase: string;
    incomplete: string;
    /** That all numbers of a drawing are in millions, or in billions. */
    inMillions: string;
    inBillions: string;
  };
}

/** The mark moved. */
export function move(mark: Mark, x: number, y: number): Mark {
  switch (mark.type) {
    case "line":
      return { ...mark, x1: mark.x1 + x, x2: mark.x2 + x, y1: mark.y1 + y, y2: mark.y2 + y };
    case "path":
      return { ...mark, at: [(mark.at?.[0] ?? 0) + x, (mark.at?.[1] ?? 0) + y] satisfies [number, number] };
    case "rect":
    case "text":
      return { ...mark, x: mark.x + x, y: mark.y + y };
  }
}

/** The drawing seen in a mirror. Texts stay readable. */
export function mirror({ width, height, marks }: Scene): Scene {
  const flipped = marks.map((mark): Mark => {
    switch (mark.type) {
      case "rect":
        return { ...mark, x: width - mark.x - mark.width };
      case "line":
        return { ...mark, x1: width - mark.x1, x2: width - mark.x2 };
      case "text":
        return { ...mark, x: width - mark.x, side: opposite[mark.side] };
      case "path":
        throw new Error("A path is never mirrored");
    }
  });
  return { width, height, marks: flipped };
}

const opposite = { left: "right", right: "left", middle: "middle" } as const;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint,
  pattern: Pattern = "solid",
): Rect => ({ type: "rect", x, y, width: Math.max(0, width), height: Math.max(0, height), paint, pattern });

export const line = (x1: number, y1: number, x2: number, y2: number, paint: Paint, width = 1): Line => ({
  type: "line",
  x1,
  y1,
  x2,
  y2,
  paint,
  width,
});

/** A text whose left end is at `x`, unless it says otherwise. */
export const label = (x: number, y: number, text: string, style: Partial<Text> = {}): Text => ({
  type: "text",
  x,
  y,
  text,
  side: "left",
  size: 14,
  ...style,
});

/** The left and right end of a text in px. */
export function extentOf({ x, text, size, side }: Text): [left: number, right: number] {
  const width = textWidth(text, size);
  const left = side === "left" ? x : side === "right" ? x - width : x - width / 2;
  return [left, left + width];
}

/** Where texts may stand, px. */
export type Room = readonly [left: number, right: number];

/** The text moved into a room. */
export function placeInside(mark: Text, room: Room): Text {
  const [left, right] = extentOf(mark);
  return { ...mark, x: mark.x + Math.max(0, room[0] - left) - Math.max(0, right - room[1]) };
}

/** Height of a line of text in px: Arabic needs more. */
export const leadingOf = (size: number, { isArabic }: Frame) => Math.round(size * (isArabic ? 1.55 : 1.35));

/** A text of several lines, the first baseline at `y`. */
export function paragraph(
  lines: readonly string[],
  x: number,
  y: number,
  frame: Frame,
  style: Partial<Text> = {},
): Text[] {
  const leading = leadingOf(style.size ?? 14, frame);
  return lines.map((text, index) => label(x, y + index * leading, text, style));
}

/** One entry of a key: a swatch and its word. */
export interface KeyEntry {
  text: string;
  swatch: (x: number, y: number) => Mark[];
}

const swatchSize = 16;

/** The key above a drawing, in as many lines as it needs, with the height that it takes. */
export function drawKey(entries: readonly KeyEntry[], frame: Frame): { marks: Mark[]; height: number } {
  const size = 13;
  const leading = Math.max(24, leadingOf(size, frame));
  const marks: Mark[] = [];
  let x = 0;
  let y = 0;
  for (const { text, swatch } of entries) {
    const room = frame.width - swatchSize - 8;
    const lines = wrapText(text, room, size);
    const width = swatchSize + 8 + Math.max(...lines.map((words) => textWidth(words, size)));
    if (x > 0 && x + width > frame.width) {
      x = 0;
      y += leading;
    }
    marks.push(...swatch(x, y + 2));
    marks.push(...paragraph(lines, x + swatchSize + 8, y + 15, frame, { size, paint: "ink-2" }));
    if (lines.length > 1) {
      y += leading * lines.length;
      x = 0;
    } else x += width + 24;
  }
  return { marks, height: (x > 0 ? y + leading : y) + 8 };
}

/** A swatch of a surface. */
export const surfaceSwatch =
  (paint: Paint, pattern: Pattern): KeyEntry["swatch"] =>
  (x, y) => [rect(x, y, swatchSize, swatchSize, paint, pattern)];

/**
 * Moves labels apart that are closer than `gap` px and keeps them between two heights. The order stays.
 * @param places wanted centres in px, in any order
 */
export function spread(places: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = places.map((place, index) => ({ place, index })).toSorted((a, b) => a.place - b.place);
  let last = -Infinity;
  for (const entry of order) {
    entry.place = Math.max(entry.place, last + gap, top);
    last = entry.place;
  }
  let next = bottom + gap;
  for (const entry of order.toReversed()) {
    entry.place = Math.min(entry.place, next - gap);
    next = entry.place;
  }
  const moved = [...places];
  for (const { place, index } of order) moved[index] = place;
  return moved;
}

/** Two texts over or under their places, each in its half of the frame, with the px from which others must keep away. */
export function placeEnds(
  texts: readonly [first: string, last: string],
  places: readonly [first: number, last: number],
  y: number,
  frame: Frame,
  style: Partial<Text>,
): { marks: Text[]; lines: number; firstEnd: number; lastStart: number } {
  const size = style.size ?? 14;
  const half = frame.width / 2 - 8;
  const [first, last] = [wrapText(texts[0], half, size), wrapText(texts[1], half, size)];
  const widthOf = (lines: readonly string[]) => Math.max(0, ...lines.map((text) => textWidth(text, size)));
  const firstWidth = widthOf(first);
  const lastWidth = widthOf(last);
  const firstEnd = Math.max(firstWidth, Math.min(places[0] + firstWidth / 2, half));
  const lastStart = Math.min(
    frame.width - lastWidth,
    Math.max(places[1] - lastWidth / 2, frame.width - half),
  );
  return {
    marks: [
      ...paragraph(first, firstEnd - firstWidth / 2, y, frame, { ...style, side: "middle" }),
      ...paragraph(last, lastStart + lastWidth / 2, y, frame, { ...style, side: "middle" }),
    ],
    lines: Math.max(first.length, last.length),
    firstEnd,
    lastStart,
  };
}
