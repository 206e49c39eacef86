import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { root } from "./settings.ts";

const read = <Schema extends v.GenericSchema>(schema: Schema, file: string) =>
  v.parse(schema, JSON.parse(readFileSync(path.join(root, file), "utf8")));

const Locked = v.object({
  version: v.optional(v.string()),
  resolved: v.optional(v.string()),
  link: v.optional(v.boolean()),
  integrity: v.optional(v.string()),
  hasInstallScript: v.optional(v.boolean()),
});
const Lock = v.object({ packages: v.record(v.string(), Locked) });
const Versions = v.optional(v.record(v.string(), v.string()), {});
const Manifest = v.object({ dependencies: Versions, devDependencies: Versions });
const Allowed = v.object({ allowScripts: v.record(v.string(), v.boolean()) });

test("S1 the lock file names each package's bytes, and no registry but npm's setting", () => {
  const { packages } = read(Lock, "package-lock.json");
  const installed = Object.entries(packages).filter(([place]) => place.includes("node_modules/"));
  expect(installed.length).toBeGreaterThan(500);
  for (const [place, { link, resolved, integrity }] of installed) {
    if (link) expect(place, "one of our own").toMatch(/^node_modules\/@miqyas\//);
    else {
      expect(resolved, place).toBeUndefined();
      expect(integrity, place).toMatch(/^sha512-/);
    }
  }
});

test("S1 each package is named with its exact version", () => {
  const manifests = globSync("{package.json,{apps,packages}/*/package.json}", { cwd: root });
  expect(manifests).toHaveLength(5);
  for (const file of manifests) {
    const { dependencies, devDependencies } = read(Manifest, file);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(version, `${name} in ${file}`).toMatch(name.startsWith("@miqyas/") ? /^\*$/ : /^\d+\.\d+\.\d+/);
  }
});

test("S1 install scripts run only where they are allowed by name", () => {
  const { allowScripts } = read(Allowed, "package.json");
  const { packages } = read(Lock, "package-lock.json");
  const withScripts = Object.entries(packages).flatMap(([place, { hasInstallScript }]) =>
    hasInstallScript ? [place.replace(/^.*node_modules\//, "")] : [],
  );
  expect(withScripts.filter((name) => !(name in allowScripts))).toEqual([]);
  expect(readFileSync(path.join(root, ".npmrc"), "utf8")).toMatch(/^strict-allow-scripts=true$/m);
});
