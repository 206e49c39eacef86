import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Failure } from "./failure.ts";
import { readSecrets } from "./settings.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "miqyas-settings-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

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
