import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { generateTypes } from "payload/node";
import { expect, test, vi } from "vitest";
import config from "./payload.config.ts";

test("the generated types are those of the configuration; `payload generate:types` writes them", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "payload-types-"));
  const generated = path.join(folder, "payload-types.ts");
  vi.stubEnv("PAYLOAD_TS_OUTPUT_PATH", generated);
  try {
    await generateTypes(await config, { log: false });
    const kept = readFileSync(path.join(import.meta.dirname, "payload-types.ts"), "utf8");
    expect(readFileSync(generated, "utf8")).toBe(kept);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
});
