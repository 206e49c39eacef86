import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { findFreePort } from "./ports.ts";

test("ports found before anybody listens on them differ", async () => {
  const ports = await Promise.all(Array.from({ length: 60 }, findFreePort));
  expect(new Set(ports).size).toBe(60);
});

test("two processes find no port in common", async () => {
  const code = `import { findFreePort } from ${JSON.stringify(path.join(import.meta.dirname, "ports.ts"))};
for (let count = 0; count < 60; count++) console.log(await findFreePort());`;
  const find = () => promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code]);
  const outputs = await Promise.all([find(), find()]);
  const ports = outputs.flatMap(({ stdout }) => stdout.trim().split("\n"));
  expect(new Set(ports).size).toBe(120);
});
