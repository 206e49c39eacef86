import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { bareOrigin, list, origin, parseVariables, port, trustedProxies } from "./env-schemas.ts";

const schema = v.object({
  PORT: v.optional(port, "80"),
  ORIGIN: v.optional(origin),
  BARE: v.optional(bareOrigin),
  LIST: v.optional(list, ""),
  TRUSTED_PROXIES: v.optional(trustedProxies, ""),
});
const read = (environment: Record<string, string>) => parseVariables(schema, environment);

describe("variables of an environment", () => {
  test("an empty one counts as not set", () => {
    expect(read({ PORT: "", LIST: "" })).toEqual({ PORT: 80, LIST: [], TRUSTED_PROXIES: [] });
  });

  test("an origin is cut from its address, or must be bare", () => {
    expect(read({ ORIGIN: "https://a.example/x?y", BARE: "https://a.example/" })).toMatchObject({
      ORIGIN: "https://a.example",
      BARE: "https://a.example",
    });
    for (const wrong of ["localhost:4000", "ftp://a.example", "http:a.example"]) {
      expect(() => read({ ORIGIN: wrong })).toThrow(/ORIGIN/);
      expect(() => read({ BARE: wrong })).toThrow(/BARE/);
    }
    expect(() => read({ BARE: "https://a.example/x" })).toThrow(/BARE: must be .* without a path/);
  });

  test("lists leave out what is empty", () => {
    expect(read({ LIST: " a, b,," }).LIST).toEqual(["a", "b"]);
  });

  test("every wrong variable is named at once", () => {
    expect(() => read({ PORT: "70000", TRUSTED_PROXIES: "10.0.0.1, nonsense" })).toThrow(
      /^Wrong environment\. PORT: .*; TRUSTED_PROXIES: "nonsense" is neither an address nor a range/,
    );
  });
});
