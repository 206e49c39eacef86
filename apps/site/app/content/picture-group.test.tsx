import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import figures from "./figures.module.css";
import { PictureGroup } from "./picture-group.tsx";

test("RSD-2 one picture stands alone, two share a row, and three are a grid", () => {
  const layouts = [1, 2, 3].map((count) => {
    const images = Array.from({ length: count }, () => ({
      image: "/a.png",
      image_details: null,
      alt_text: "",
    }));
    const [first] = /(?<=class=")[^ "]+/.exec(renderToStaticMarkup(<PictureGroup images={images} />)) ?? [];
    return first;
  });
  expect(layouts).toEqual([figures.single, figures.pair, figures.grid]);
  expect(new Set(layouts).size).toBe(3);
});
