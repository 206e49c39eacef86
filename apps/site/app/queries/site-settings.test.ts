import { siteSettings } from "@miqyas/contract";
import * as v from "valibot";
import { expect, test } from "vitest";
import { defaultSettings, directoryOf } from "./site-settings.ts";

test("CON-1 the settings without a backend's are those that the contract reads from an empty answer", () => {
  expect(defaultSettings).toEqual(v.parse(siteSettings, {}));
});

const own = "https://directory.example/miqyas";
const named = "https://directory.example/other";

test("HOME-16 ABT-1 the directory is what staff have set, nothing when they emptied it, else the site's own", () => {
  expect(directoryOf(undefined, own)).toBe(own);
  expect(directoryOf({ ...defaultSettings, directory_url: named }, own)).toBe(named);
  expect(directoryOf({ ...defaultSettings, directory_url: null }, own)).toBeNull();
});
