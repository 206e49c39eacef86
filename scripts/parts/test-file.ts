import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

/* What holds for every file of unit tests. */

// Files that share a process share the packages, and none of the project's own modules.
vi.resetModules();
// They also share the environment and the globals, as they were before a file changed them.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

// Console noise fails a test: a test that expects a message spies on it itself.
beforeEach(() => {
  for (const method of ["error", "warn"] as const)
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      noise.push(`console.${method}: ${args.map(String).join(" ")}`);
    });
});

const noise: string[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  expect(noise.splice(0)).toEqual([]);
});
