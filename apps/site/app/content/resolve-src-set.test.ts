import { expect, test } from "vitest";
import { resolveSrcSet } from "./resolve-src-set.ts";

const resolve = (srcSet: string) => resolveSrcSet(srcSet, "https://b.example");

test("ENT-1 every address of a srcset is made absolute and keeps its width", () => {
  expect(resolve("/a.jpg 400w, b.jpg 800w")).toBe(
    "https://b.example/a.jpg 400w, https://b.example/b.jpg 800w",
  );
  expect(resolve(" /a.jpg,\n  https://c.example/b.jpg   2x ,")).toBe(
    "https://b.example/a.jpg, https://c.example/b.jpg 2x",
  );
  expect(resolve("")).toBe("");
  expect(resolve("null 480w, /a.png 960w")).toBe("https://b.example/a.png 960w");
});

test("ENT-1 a comma inside an address does not end it", () => {
  expect(resolve("/w_400,h_300/a.jpg 400w, /w_800,h_600/a.jpg 800w")).toBe(
    "https://b.example/w_400,h_300/a.jpg 400w, https://b.example/w_800,h_600/a.jpg 800w",
  );
  const embedded = "data:image/gif;base64,R0lGODlhAQABAAAAACw= 1x";
  expect(resolve(`${embedded}, /b.jpg 2x`)).toBe(`${embedded}, https://b.example/b.jpg 2x`);
});
