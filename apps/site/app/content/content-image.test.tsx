import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { parseHtml } from "./parse-html.ts";
import { renderElements } from "./render-elements.tsx";

it("LAY-14 a picture in a text keeps how it is mirrored and cropped", () => {
  const html = '<img src="/a.png" alt="" data-mirrored data-whole data-x="2" data-y="10">';
  const shown = renderToStaticMarkup(
    <>{renderElements(parseHtml(html).children.filter((node) => node.type === "element"))}</>,
  );
  expect(shown).toContain('data-mirrored="" data-whole="" data-x="2" data-y="10"');
});
