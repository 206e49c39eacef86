import { expect, test } from "./support/test.ts";

const shade = "rgb(16, 86, 91)";

/** A trend's picture in the stub's answer. Missing details are as in a backend without picture details. */
const trendPicture = (details: Record<string, unknown> = {}) => ({
  ...{ id: 7, title: "One", description: "Text", created_at: "2026-07-10T09:00:00.000Z" },
  image: "/media/drawn.png",
  image_details: { width: 900, height: 300, alt: "A stair", color: "#10565b", ...details },
});

/** Half white, half black: its visible part shows cropping and mirroring. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><path d="M450 0h450v300H450z"/></svg>';

test.describe("a picture in its place", () => {
  test.beforeEach(async ({ page, stub }) => {
    stub.answer("/trends-in-markets", { data: [] });
    await page.route("**/media/drawn.png", (route) =>
      route.fulfill({ contentType: "image/svg+xml", body: drawing }),
    );
  });

  test("LAY-14 a picture that reads in a direction is mirrored in Arabic only, another never", async ({
    page,
    at,
    t,
    stub,
    stubbedSite,
  }) => {
    const picture = page.getByAltText("A stair");
    stub.answer("/trends-in-markets/7", trendPicture({ mirrored: true }));
    await page.goto(stubbedSite.url + at("/trends/7"));
    await expect(picture).toHaveCSS("scale", t("1", "-1 1"));
    stub.answer("/trends-in-markets/8", { ...trendPicture(), id: 8 });
    await page.goto(stubbedSite.url + at("/trends/8"));
    await expect(picture).toHaveCSS("scale", "none");
  });

  test(
    "TRD-1 the focal point, or the middle, of a cropped picture stays in sight, and one never cropped is shown whole on its ground",
    { tag: "@in-english" },
    async ({ page, at, stub, stubbedSite }) => {
      const picture = page.getByAltText("A stair");
      stub.answer("/trends-in-markets/7", trendPicture({ focal_point: { x: 88, y: 2 } }));
      await page.goto(stubbedSite.url + at("/trends/7"));
      await expect(picture).toHaveCSS("object-fit", "cover");
      await expect(picture).toHaveCSS("object-position", "90% 0%");
      stub.answer("/trends-in-markets/8", { ...trendPicture(), id: 8 });
      await page.goto(stubbedSite.url + at("/trends/8"));
      await expect(picture).toHaveCSS("object-position", "50% 50%");
      stub.answer("/trends-in-markets/9", { ...trendPicture({ whole: true }), id: 9 });
      await page.goto(stubbedSite.url + at("/trends/9"));
      await expect(picture).toHaveCSS("object-fit", "contain");
      await expect(page.locator("main svg[color]")).toHaveCSS("background-color", shade);
    },
  );

  test(
    "TRD-1 the background colour is there before the picture, without a script, and stays",
    { tag: "@in-english" },
    async ({ plainPage, at, stub, stubbedSite }) => {
      stub.answer("/trends-in-markets/7", trendPicture());
      await plainPage.goto(stubbedSite.url + at("/trends/7"));
      const ground = plainPage.locator("main svg[color='#10565b']");
      await expect(ground).toHaveCSS("background-color", shade);
      const place = await ground.boundingBox();
      expect(await plainPage.getByAltText("A stair").boundingBox()).toEqual(place);
    },
  );
});
