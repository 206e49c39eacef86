import type { Element } from "hast";

/** The `img` of a picture: the element itself, or a child of `picture`. */
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

/** Address of the original picture, from its HTML. */
export const addressOfImage = (picture: Element) => textProperty(picture, "src");

/** The picture's alternative text; `""` when there is none. */
export const describeImage = (picture: Element) => textProperty(picture, "alt");

/** The same picture sized for the whole window. The browser then chooses its largest file. */
export function enlargeImage(picture: Element): Element {
  const { srcSet } = picture.properties;
  return {
    ...picture,
    properties: srcSet ? { ...picture.properties, sizes: "100vw" } : picture.properties,
    children: picture.children.map((child) => (child.type === "element" ? enlargeImage(child) : child)),
  };
}
