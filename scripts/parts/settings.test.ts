import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Failure } from "./failure.ts";
import { readSecrets, readSettings, root } from "./settings.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "miqyas-settings-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each(["DATA_DIR", "SITE_DATA_DIR"])("%s is refused unless it is absolute, by its name", (name) => {
  for (const value of ["data", "./data"])
    expect(() => readSettings({ [name]: value })).toThrow(new Failure(`${name}: must be an absolute path`));
  expect(readSettings({ [name]: folder })).toHaveProperty(name, folder);
  expect(readSettings({}).DATA_DIR).toBe(path.join(root, "data"));
});

test("an empty variable counts as not set, as both servers count it", () => {
  const names = ["SITE_PORT", "DATABASE_URL", "DATA_DIR", "SITE_HOST"];
  expect(readSettings(Object.fromEntries(names.map((name) => [name, ""])))).toEqual(readSettings({}));
  expect(readSecrets(folder, { DATABASE_PASSWORD: "" }).DATABASE_PASSWORD).toHaveLength(43);
});

test("secrets are made once", () => {
  const made = readSecrets(folder, {});
  expect(readSecrets(folder, {})).toEqual(made);
  expect(JSON.parse(readFileSync(path.join(folder, "secrets.json"), "utf8"))).toEqual(made);
});

test("secrets that cannot be read are not replaced", () => {
  const file = path.join(folder, "secrets.json");
  mkdirSync(file);
  expect(() => readSecrets(folder, {})).toThrow(
    new Failure(`${file} cannot be read: EISDIR: illegal operation on a directory, read`),
  );
});
