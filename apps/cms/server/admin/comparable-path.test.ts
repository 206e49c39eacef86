import { expect, test } from "vitest";
import { comparable } from "./comparable-path.ts";

test("spellings of one path compare equal", () => {
  for (const spelling of [
    "/api/users/first-register",
    "/API/Users/First-Register/",
    "/api/users/first%2Dregister",
  ])
    expect(comparable(spelling)).toBe("/api/users/first-register");
});
