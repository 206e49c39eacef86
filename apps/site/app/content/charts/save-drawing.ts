import type { Chart } from "@miqyas/contract";
import { anchorOf } from "./anchor-of.ts";
import { drawChart } from "./draw/draw-chart.ts";
import { leadingOf, move, paragraph, tileOf } from "./draw/scene.ts";
import type { Frame, Mark, Paint, Pattern, Scene, label } from "./draw/scene.ts";
import { wrapText } from "./draw/text-size.ts";
import type { ChartWords } from "./use-chart-words.ts";

/** Width of a saved drawing, px. A picture has twice as many. */
const savedWidth = 576;
const padding = 32;
const pictureScale = 2;
const origin = [0, 0] as const;

interface Drawing {
  chart: Chart;
  words: ChartWords;
  /** Absolute address of the page. */
  address: string;
  frameOf: (width: number) => Frame;
}

/**
 * Saves a chart as a file, with all the words that the page has around it: a number without its base and its notes would
 * say more than was measured. The colours and the typeface are those of the page.
 * @param figure the chart on the page
 */
export async function saveDrawing(
  kind: "svg" | "png",
  { chart, words, address, frameOf }: Drawing,
  figure: Element,
  name: string,
): Promise<void> {
  const frame = frameOf(savedWidth);
  const sheet = composeSheet(chart, words, address, frame);
  const style = getComputedStyle(figure);
  const look: Look = {
    colorOf: (paint) => style.getPropertyValue(`--${paint === "ground" ? "chart-ground" : paint}`).trim(),
    family: style.fontFamily,
    isArabic: frame.isArabic,
  };
  const file =
    kind === "svg"
      ? new Blob([writeSvg(sheet, look)], { type: "image/svg+xml" })
      : await paintPicture(sheet, look);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${name}.${kind}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

interface Look {
  colorOf: (paint: Paint) => string;
  family: string;
  isArabic: boolean;
}

/** The drawing with the words around it. */
function composeSheet(chart: Chart, words: ChartWords, address: string, frame: Frame): Scene {
  const marks: Mark[] = [];
  const x = frame.isArabic ? savedWidth + padding : padding;
  const side = frame.isArabic ? "right" : "left";
  let y = padding;
  const add = (text: string, size: number, style: Parameters<typeof label>[3]) => {
    const lines = wrapText(text, savedWidth, size);
    marks.push(...paragraph(lines, x, y + size, frame, { ...style, size, side }));
    y += lines.length * leadingOf(size, frame);
  };
  add(chart.title, 19, { bold: true, paint: "ink" });
  if (chart.measure) add(chart.measure, 15, {});
  for (const line of [...words.facts, words.question]) if (line) add(line, 13, { paint: "ink-3" });
  y += 24;
  const drawing = drawChart(chart, frame);
  marks.push(...drawing.marks.map((mark) => move(mark, padding, y)));
  y += drawing.height + 16;
  if (words.source) add(words.source, 13, { paint: "ink-3" });
  add(address, 13, { paint: "ink-3" });
  return { width: savedWidth + 2 * padding, height: y + padding / 2, marks };
}

const svgNamespace = "http://www.w3.org/2000/svg";

/** The sheet as an SVG file. */
function writeSvg(sheet: Scene, look: Look): string {
  const file = document.implementation.createDocument(svgNamespace, "svg");
  const root = file.documentElement;
  const add = (name: string, attributes: Record<string, string | number>, parent: Element = root) => {
    const element = file.createElementNS(svgNamespace, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    return parent.appendChild(element);
  };
  const { width, height } = sheet;
  const size = { width, height: Math.ceil(height) };
  for (const [key, value] of Object.entries({
    ...size,
    viewBox: `0 0 ${width} ${size.height}`,
    "font-family": look.family,
  }))
    root.setAttribute(key, String(value));
  add("rect", { ...size, fill: look.colorOf("ground") });
  const patterns = new Set<string>();
  for (const mark of sheet.marks) {
    const color = look.colorOf(mark.paint ?? "ink-2");
    if (mark.type === "rect") {
      const { x, y, pattern = "solid", border } = mark;
      let fill = border ? look.colorOf("ground") : color;
      if (pattern !== "solid") {
        const id = `${mark.paint}-${pattern}`;
        if (!patterns.has(id)) {
          const { size: side, ...ink } = tileOf(mark.paint, pattern);
          const tile = add("pattern", {
            id,
            width: side,
            height: side,
            patternUnits: "userSpaceOnUse",
            patternTransform: pattern === "hatched" ? "rotate(45)" : "",
          });
          add("rect", { ...ink, fill: color }, tile);
          patterns.add(id);
        }
        fill = `url(#${id})`;
      }
      add("rect", {
        x,
        y,
        width: mark.width,
        height: mark.height,
        fill,
        ...(border && { stroke: color, "stroke-width": border }),
      });
    } else if (mark.type === "line")
      add("line", {
        x1: mark.x1,
        y1: mark.y1,
        x2: mark.x2,
        y2: mark.y2,
        stroke: color,
        "stroke-width": mark.width,
        ...(mark.dash && { "stroke-dasharray": mark.dash }),
      });
    else if (mark.type === "path")
      add("path", {
        d: mark.d,
        transform: `translate(${(mark.at ?? origin).join(" ")})`,
        ...(mark.width > 0 ? { fill: "none", stroke: color, "stroke-width": mark.width } : { fill: color }),
      });
    else
      add("text", {
        x: mark.x,
        y: mark.y,
        fill: color,
        "font-size": mark.size,
        "font-weight": mark.bold ? 600 : 400,
        direction: look.isArabic ? "rtl" : "ltr",
        "text-anchor": anchorOf(mark.side, look.isArabic) ?? "start",
      }).textContent = mark.text;
  }
  return new XMLSerializer().serializeToString(file);
}

/** The sheet as a picture in PNG, with the fonts of the page. */
async function paintPicture(sheet: Scene, look: Look): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = sheet.width * pictureScale;
  canvas.height = Math.ceil(sheet.height) * pictureScale;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser has no canvas");
  context.scale(pictureScale, pictureScale);
  context.fillStyle = look.colorOf("ground");
  context.fillRect(0, 0, sheet.width, sheet.height + 1);
  context.direction = look.isArabic ? "rtl" : "ltr";
  for (const mark of sheet.marks) paintMark(context, mark, look);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture is too large")))),
  );
}

function paintMark(context: CanvasRenderingContext2D, mark: Mark, look: Look): void {
  const color = look.colorOf(mark.paint ?? "ink-2");
  context.fillStyle = color;
  context.strokeStyle = color;
  context.setLineDash([]);
  if (mark.type === "rect") {
    const { x, y, width, height, pattern = "solid", border } = mark;
    if (pattern !== "solid") context.fillStyle = paintTile(context, color, mark.paint, pattern) ?? color;
    if (border) {
      context.lineWidth = border;
      context.strokeRect(x, y, width, height);
    } else context.fillRect(x, y, width, height);
  } else if (mark.type === "line") {
    context.lineWidth = mark.width;
    context.setLineDash((mark.dash ?? "").split(" ").filter(Boolean).map(Number));
    context.beginPath();
    context.moveTo(mark.x1, mark.y1);
    context.lineTo(mark.x2, mark.y2);
    context.stroke();
  } else if (mark.type === "path") {
    const path = new Path2D(mark.d);
    const [x, y] = mark.at ?? origin;
    context.save();
    context.translate(x, y);
    context.lineWidth = mark.width;
    if (mark.width > 0) context.stroke(path);
    else context.fill(path);
    context.restore();
  } else {
    context.font = `${mark.bold ? 600 : 400} ${mark.size}px ${look.family}`;
    context.textAlign = mark.side === "middle" ? "center" : mark.side;
    context.fillText(mark.text, mark.x, mark.y);
  }
}

/** A tile of a pattern, as in the page. */
function paintTile(context: CanvasRenderingContext2D, color: string, paint: Paint, pattern: Pattern) {
  const { size, width, height } = tileOf(paint, pattern);
  const tile = document.createElement("canvas");
  tile.width = tile.height = size;
  const inner = tile.getContext("2d");
  if (!inner) return null;
  inner.fillStyle = color;
  inner.fillRect(0, 0, width, height);
  const made = context.createPattern(tile, "repeat");
  if (pattern === "hatched") made?.setTransform(new DOMMatrix().rotate(45));
  return made;
}
