import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { searchPreviewLabels } from "./preview-labels.ts";
import { PreviewOf } from "./preview-of.tsx";

const show = (address: string) =>
  renderToString(
    <PreviewOf
      locale="ar"
      texts={{ title: "مقال", description: "", slug: "", image: null, seoImage: null, noindex: false }}
      picture={null}
      agency="مقياس"
      hidden={false}
      address={address}
      note=""
      labels={searchPreviewLabels.ar}
    />,
  );

test("RT-26 the address of the page is readable, and stays as typed while it is none", () => {
  expect(show("https://www.example.com/ar/Blogdetails/%D9%85%D9%82%D8%A7%D9%84")).toContain(
    "www.example.com › ar › Blogdetails › مقال",
  );
  expect(show("https://www.example.com/ar/Blogdetails/100%")).toContain("ar › Blogdetails › 100%");
});
