import { expect, test } from "vitest";
import { referenceOf } from "./reference.ts";

/** References of the same keys from @miqyas/contract/reference. */
const named = [
  ["0123456789abcdef", "T7AKXAYK"],
  ["1f0e3dad-99aa-4c1e-9f3b-1c2d3e4f5a6b", "GR6JYMQN"],
];

test("CON-14 the browser names a message as the site's server does", async () => {
  for (const [key = "", reference] of named) expect(await referenceOf(key)).toBe(reference);
});
