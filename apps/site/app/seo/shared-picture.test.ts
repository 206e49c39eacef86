import { pictureDetails } from "@miqyas/contract";
import * as v from "valibot";
import { expect, test } from "vitest";
import { findSharedPicture } from "./shared-picture.ts";

const origin = "https://miqyas.example";
const details = (more: object) =>
  v.parse(pictureDetails, { width: 1200, height: 800, alt: "A wall", ...more });

test("the picture of a shared link is the one that the backend has for it, in the size of the picture", () => {
  expect(
    findSharedPicture("/media/a1.webp", details({ share_image: "/media/a1-share.jpg" }), origin),
  ).toEqual({
    ...{ url: `${origin}/media/a1-share.jpg`, width: 1200, height: 800, alt: "A wall" },
  });
});

test.each([details({}), null])("without one it is the picture itself", (found) => {
  expect(findSharedPicture("/media/a1.png", found, origin)?.url).toBe(`${origin}/media/a1.png`);
});

test("there is none where other sites can load none", () => {
  expect(findSharedPicture(null, details({ share_image: "/media/a1-share.jpg" }), origin)).toBeNull();
  expect(findSharedPicture("data:image/png;base64,AA", null, origin)).toBeNull();
});
