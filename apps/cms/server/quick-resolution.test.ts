import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const modules = fileURLToPath(new URL("../../../node_modules", import.meta.url));

test("every module of the packages that quick-resolution.ts names is an ES module", () => {
  const packages = "{payload,@payloadcms/*,drizzle-orm,@payloadcms/*/node_modules/drizzle-orm}";
  const files = globSync(`${packages}/{,*/,*/*/}package.json`, { cwd: modules }).filter(
    (file) => !/node_modules\/(?!drizzle-orm)/.test(file),
  );
  const types = files.map((file) => {
    const { type } = JSON.parse(readFileSync(path.join(modules, file), "utf8")) as { type?: string };
    return type;
  });
  expect(types.length).toBeGreaterThan(8);
  expect(new Set(types)).toEqual(new Set(["module"]));
});
