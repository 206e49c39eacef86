import { escapeHtml, focalTenth } from "@miqyas/contract";
import * as v from "valibot";
import { formatsOf, mediaAddress, variantName, type VariantFormat } from "../media/variants.ts";
import { propertyOf } from "../property-of.ts";
import { directionAttribute, type TextLanguage } from "./html-text.ts";
import { textOf, type RichTextNode } from "./rich-text-state.ts";

const StoredFile = v.object({
  filename: v.string(),
  mimeType: v.string(),
  alt: v.nullish(v.string(), ""),
  width: v.nullish(v.number()),
  height: v.nullish(v.number()),
  variant_widths: v.fallback(v.array(v.number()), []),
  variant_formats: v.optional(v.pipe(v.unknown(), v.transform(formatsOf)), null),
  mirrored: v.fallback(v.boolean(), false),
  whole: v.fallback(v.boolean(), false),
  focalX: v.fallback(v.nullish(v.number()), null),
  focalY: v.fallback(v.nullish(v.number()), null),
});

type StoredFile = v.InferOutput<typeof StoredFile>;

/** A figure is as wide as the text column, and slightly wider on wide screens. */
const sizes = "(min-width: 860px) 70vw, 100vw";

function source(file: StoredFile, format: VariantFormat): string {
  const candidates = file.variant_widths.map(
    (width) => `${mediaAddress(variantName(file.filename, width, format))} ${width}w`,
  );
  if (candidates.length === 0) return "";
  return `<source type="image/${format}" srcset="${escapeHtml(candidates.join(", "))}" sizes="${sizes}">`;
}

/** How the picture is shown: mirrored in Arabic, never cropped, cropped around a point (tenths of its sides). */
function display({ mirrored, whole, focalX, focalY }: StoredFile): string {
  const [x, y] = [focalTenth(focalX), focalTenth(focalY)];
  return [
    mirrored ? " data-mirrored" : "",
    whole ? " data-whole" : "",
    x === undefined ? "" : ` data-x="${x}"`,
    y === undefined ? "" : ` data-y="${y}"`,
  ].join("");
}

function picture(file: StoredFile): string {
  const size = file.width && file.height ? ` width="${file.width}" height="${file.height}"` : "";
  const address = escapeHtml(mediaAddress(file.filename));
  const img = `<img src="${address}"${size}${display(file)} alt="${escapeHtml(file.alt ?? "")}" loading="lazy">`;
  const sources = file.variant_formats.map((format) => source(file, format)).join("");
  return sources ? `<picture>${sources}${img}</picture>` : img;
}

/**
 * Writes a picture with its caption. A film or a document becomes a link. A deleted file gives an empty text.
 */
export function figureHtml(node: RichTextNode, language: TextLanguage): string {
  const parsed = v.safeParse(StoredFile, node.value);
  if (!parsed.success) return "";
  const file = parsed.output;
  const caption = textOf(propertyOf(node.fields, "caption")).trim();
  if (!file.mimeType.startsWith("image/")) {
    const label = escapeHtml(caption || file.alt || file.filename);
    return `<p><a href="${escapeHtml(mediaAddress(file.filename))}">${label}</a></p>`;
  }
  const figcaption =
    caption && `<figcaption${directionAttribute(caption, language)}>${escapeHtml(caption)}</figcaption>`;
  return `<figure>${picture(file)}${figcaption}</figure>`;
}
