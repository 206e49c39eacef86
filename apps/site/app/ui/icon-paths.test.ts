import { expect, test } from "vitest";
import { socialIcon } from "./icon-paths.ts";

test("ENT-7 F6 a network that is unknown here has the same icon as any other, whatever its name", () => {
  expect(socialIcon("facebook")).toBe("facebook");
  for (const slug of ["constructor", "toString", "__proto__"])
    expect(socialIcon(slug)).toBe(socialIcon("threads"));
});
