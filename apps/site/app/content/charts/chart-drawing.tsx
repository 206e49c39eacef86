import { useId } from "react";
import { anchorOf } from "./anchor-of.ts";
import { tileOf } from "./draw/scene.ts";
import type { Mark, Paint, Pattern, Rect, Scene } from "./draw/scene.ts";
import styles from "./charts.module.css";

const round = (value: number) => Math.round(value * 100) / 100;
const colorOf = (paint: Paint) => `var(--${paint === "ground" ? "chart-ground" : paint})`;

/** A drawing as SVG. Assistive technology reads the table instead. */
export function ChartDrawing({ scene, isArabic }: { scene: Scene; isArabic: boolean }) {
  const id = useId();
  const { width, height, marks } = scene;
  const patterns = new Map(marks.flatMap((mark) => patternOf(mark) ?? []));
  const fillOf = ({ paint, pattern }: Rect) =>
    pattern && pattern !== "solid" ? `url(#${id}${paint}-${pattern})` : colorOf(paint);
  return (
    <svg
      className={styles[`w${String(width)}`]}
      width={width}
      height={Math.ceil(height)}
      viewBox={`0 0 ${String(width)} ${String(Math.ceil(height))}`}
      // Without the style sheet the smallest drawing stands alone.
      display={width > 240 ? "none" : undefined}
      aria-hidden="true"
    >
      {patterns.size > 0 && (
        <defs>
          {[...patterns].map(([name, { paint, pattern }]) => (
            <PatternTile key={name} id={id + name} paint={paint} pattern={pattern} />
          ))}
        </defs>
      )}
      {marks.map((mark, index) => (
        <MarkShape key={index} mark={mark} fillOf={fillOf} isArabic={isArabic} />
      ))}
    </svg>
  );
}

function patternOf(mark: Mark): [name: string, tile: { paint: Paint; pattern: Pattern }][] | null {
  if (mark.type !== "rect" || !mark.pattern || mark.pattern === "solid") return null;
  const { paint, pattern } = mark;
  return [[`${paint}-${pattern}`, { paint, pattern }]];
}

function PatternTile({ id, paint, pattern }: { id: string; paint: Paint; pattern: Pattern }) {
  const { size, width, height } = tileOf(paint, pattern);
  return (
    <pattern
      id={id}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      patternTransform={pattern === "hatched" ? "rotate(45)" : undefined}
    >
      <rect width={width} height={height} fill={colorOf(paint)} />
    </pattern>
  );
}

interface MarkShapeProps {
  mark: Mark;
  fillOf: (mark: Rect) => string;
  isArabic: boolean;
}

function MarkShape({ mark, fillOf, isArabic }: MarkShapeProps) {
  switch (mark.type) {
    case "rect":
      return (
        <rect
          x={round(mark.x)}
          y={round(mark.y)}
          width={round(mark.width)}
          height={round(mark.height)}
          {...(mark.border
            ? { fill: colorOf("ground"), stroke: colorOf(mark.paint), strokeWidth: mark.border }
            : { fill: fillOf(mark) })}
        />
      );
    case "line":
      return (
        <line
          x1={round(mark.x1)}
          y1={round(mark.y1)}
          x2={round(mark.x2)}
          y2={round(mark.y2)}
          stroke={colorOf(mark.paint)}
          strokeWidth={mark.width === 1 ? undefined : mark.width}
          strokeDasharray={mark.dash}
        />
      );
    case "path":
      return (
        <path
          d={mark.d}
          transform={mark.at && `translate(${mark.at.join(" ")})`}
          {...(mark.width > 0
            ? { fill: "none", stroke: colorOf(mark.paint), strokeWidth: mark.width }
            : { fill: colorOf(mark.paint) })}
        />
      );
    case "text":
      return (
        <text
          x={round(mark.x)}
          y={round(mark.y)}
          direction={isArabic ? "rtl" : undefined}
          textAnchor={anchorOf(mark.side, isArabic)}
          fontSize={mark.size}
          className={mark.bold ? (mark.size > 40 ? styles.big : styles.bold) : undefined}
          fill={colorOf(mark.paint ?? "ink-2")}
        >
          {mark.text}
        </text>
      );
  }
}
