import { afterEach, beforeEach, expect, vi } from "vitest";

/* Console noise fails a test: a test that expects a message spies on it itself. */
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
