import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { linkSiteFolder, listRestoredFolders, listSiteFolders } from "./site-folders.ts";

const scratch = mkdtempSync(path.join(tmpdir(), "miqyas-sites-"));
const settings = { DATA_DIR: path.join(scratch, "data"), SITE_DATA_DIR: undefined };
const north = path.join(scratch, "north");
const names = (SITE_DATA_DIR?: string) =>
  listSiteFolders({ ...settings, SITE_DATA_DIR }).map(({ name }) => name);

afterEach(() => rmSync(scratch, { recursive: true, force: true }));

test("R24 R23 the folder that only a site's own settings name is found by a link, once, also after it moved", () => {
  mkdirSync(north, { recursive: true });
  linkSiteFolder("site-3001", path.join(scratch, "south"), settings);
  linkSiteFolder("site-3001", north, settings);
  linkSiteFolder("site-3001", north, settings);
  expect(readlinkSync(path.join(settings.DATA_DIR, "site-3001-elsewhere"))).toBe(north);
  expect(names()).toEqual(["site-3001-elsewhere"]);
  expect(names(north)).toEqual(["site-3001-elsewhere"]);
  linkSiteFolder("site-3002", north, settings);
  expect(names()).toEqual(["site-3001-elsewhere"]);
});

test("R24 a folder that the site had in the data folder before is listed beside the one that it has now", () => {
  const earlier = path.join(settings.DATA_DIR, "site");
  mkdirSync(earlier, { recursive: true });
  linkSiteFolder("site", earlier, settings);
  expect(names()).toEqual(["site"]);
  linkSiteFolder("site", north, settings);
  expect(names()).toEqual(["site", "site-elsewhere"]);
  expect(names(path.join(scratch, "south"))).toEqual(["site", "site-elsewhere", "site-elsewhere-2"]);
});

test("R1 R24 a site does not start beside its restored folder, whose messages it would not send", () => {
  const restored = path.join(settings.DATA_DIR, "site-3001-elsewhere");
  mkdirSync(restored, { recursive: true });
  expect(() => linkSiteFolder("site-3001", north, settings)).toThrow(
    `${restored} is a restored folder, whose messages nobody reads there: move it to ${north}`,
  );
  expect(existsSync(restored)).toBe(true);
  linkSiteFolder("site-3002", north, settings);
  expect(listRestoredFolders(settings.DATA_DIR)).toEqual(["site-3001-elsewhere"]);
  expect(names()).toEqual(["site-3001-elsewhere", "site-3002-elsewhere"]);
});
