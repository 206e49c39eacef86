import { expect, test } from "vitest";
import { targetOf } from "./page-of.ts";

test.each([
  ["/words", "/words"],
  ["/ar/words", "/words"],
  ["/aboutus?a=1#team", "/AboutUs?a=1#team"],
])("LAY-16 HOME-29 LANG-9 %s is a page of the site, shown in the visitor's language", (address, to) => {
  expect(targetOf(address)).toEqual({ to });
});

test.each([
  ...["/media/a.pdf", "/feed.xml", "/ar/feed.xml", "/no-such-page", "//other.example/words"],
  ...["https://other.example/words", "mailto:a@b.example", ""],
])("LAY-16 HOME-29 %j is no page of the app: the browser loads it", (href) => {
  expect(targetOf(href)).toEqual({ href });
});
