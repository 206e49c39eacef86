import { describe, expect, it } from "vitest";
import { mixColours, THEMES } from "./themes.ts";

describe("mixColours", () => {
  it("goes from one colour to the other", () => {
    expect(mixColours("#000000", "#ffffff", 0)).toBe("#000000");
    expect(mixColours("#000000", "#ffffff", 0.5)).toBe("#808080");
    expect(mixColours("#10565b", "#b9db55", 1)).toBe("#b9db55");
  });
});

describe("THEMES", () => {
  it("writes every colour as six hexadecimal digits", () => {
    for (const palette of Object.values(THEMES))
      for (const colour of Object.values(palette)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });
});
