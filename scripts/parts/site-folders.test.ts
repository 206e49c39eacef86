import { mkdirSync, mkdtempSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { linkSiteFolder, listSiteFolders } from "./site-folders.ts";

const scratch = mkdtempSync(path.join(tmpdir(), "miqyas-sites-"));
const settings = { DATA_DIR: path.join(scratch, "data"), SITE_DATA_DIR: undefined };
const north = path.join(scratch, "north");
const names = () => listSiteFolders(settings).map(({ name }) => name);

afterEach(() => rmSync(scratch, { recursive: true, force: true }));

test("R24 R23 the folder that only a site's own settings name is found by a link, once, also after it moved", () => {
  mkdirSync(north, { recursive: true });
  linkSiteFolder("site-3001", path.join(scratch, "south"), settings);
  linkSiteFolder("site-3001", north, settings);
  linkSiteFolder("site-3001", north, settings);
  expect(readlinkSync(path.join(settings.DATA_DIR, "site-3001"))).toBe(north);
  expect(names()).toEqual(["site-3001"]);
  expect(listSiteFolders({ ...settings, SITE_DATA_DIR: north })).toHaveLength(1);
});

test("R24 a folder of an earlier site stays, and a line says which queue backups copy", () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  mkdirSync(path.join(settings.DATA_DIR, "site-3001"), { recursive: true });
  linkSiteFolder("site-3001", path.join(settings.DATA_DIR, "site-3001"), settings);
  expect(said).not.toHaveBeenCalled();
  linkSiteFolder("site-3001", north, settings);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("backups copy that queue"));
  expect(names()).toEqual(["site-3001"]);
});
