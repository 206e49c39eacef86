import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { builds } from "./build.ts";
import { root } from "./settings.ts";

/** The project's files and packages that a file imports, relative to the root. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), "utf8");
  return Array.from(text.matchAll(/(?:from|import)\s*\(?"((?:\.|@miqyas\/)[^"]+)"/g), ([, named = ""]) =>
    named.startsWith(".")
      ? path.join(path.dirname(file), named)
      : named.replace(/^@miqyas\/([^/]+).*/, "packages/$1"),
  );
}

test.each(builds)("a change of whatever goes into $app makes its build stale", ({ sources, app }) => {
  const isSource = (file: string) =>
    sources.some((source) => file === source || file.startsWith(`${source}/`));
  const files = globSync(`${app}/{src,app,public}/**/*`, { cwd: root, withFileTypes: false });
  expect(files.filter((file) => !isSource(file))).toEqual([]);
  const modules = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  expect(modules.length).toBeGreaterThan(50);
  expect(modules.flatMap(importsOf).filter((file) => !isSource(file) && !file.includes("+types"))).toEqual(
    [],
  );
});
