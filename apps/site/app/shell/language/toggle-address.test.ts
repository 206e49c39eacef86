import { expect, test } from "vitest";
import { findAddress } from "../../routing/find-address.ts";
import { toggleAddress } from "./toggle-address.ts";

test("LANG-9 leads to the page in the other language and has the choice saved", () => {
  expect(toggleAddress(findAddress("/aboutus/"), "ar")).toBe("/ar/AboutUs?lang=ar");
  expect(toggleAddress(findAddress("/ar"), "en")).toBe("/?lang=en");
});

test("LANG-1 keeps item and filters", () => {
  expect(toggleAddress(findAddress("/AllBlog", "?page=2&utm=1&q=price"), "ar")).toBe(
    "/ar/AllBlog?page=2&q=price&lang=ar",
  );
  expect(toggleAddress(findAddress("/ar/trends/7"), "en")).toBe("/trends/7?lang=en");
});

test("RT-20 keeps the address where there is no page", () => {
  expect(toggleAddress(null, "ar")).toBe("?lang=ar");
});

test("B20 keeps the token of a mail's link", () => {
  expect(toggleAddress(null, "ar", "7.aB-_~")).toBe("?token=7.aB-_%7E&lang=ar");
});
