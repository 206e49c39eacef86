import type { Element } from "hast";

/** The `img` of a picture, which is the element itself or stands inside `picture`. */
function findImage(picture: Element): Element | undefined {
  if (picture.tagName === "img") return picture;
  return picture.children.find(
    (child): child is Element => child.type === "element" && child.tagName === "img",
  );
}

function textProperty(picture: Element, name: "alt" | "src"): string {
  const value = findImage(picture)?.properties[name];
  return typeof value === "string" ? value.trim() : "";
}

/** Address of a picture's original, as its HTML tells it. */
export const addressOfImage = (picture: Element) => textProperty(picture, "src");

/** What a picture shows, in words; `""` when nobody wrote it. */
export const describeImage = (picture: Element) => textProperty(picture, "alt");

/** The same picture for a place as wide as the window, so that the browser takes its largest file. */
export function enlargeImage(picture: Element): Element {
  const { srcSet } = picture.properties;
  return {
    ...picture,
    properties: srcSet ? { ...picture.properties, sizes: "100vw" } : picture.properties,
    children: picture.children.map((child) => (child.type === "element" ? enlargeImage(child) : child)),
  };
}
