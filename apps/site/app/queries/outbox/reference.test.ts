import { expect, test } from "vitest";
import { referenceOf as siteReference } from "../../../server/inbox/reference.ts";
import { referenceOf } from "./reference.ts";

test("CON-14 the browser names a message as the site's inbox does", async () => {
  for (const key of ["0123456789abcdef", "1f0e3dad-99aa-4c1e-9f3b-1c2d3e4f5a6b", "key-1"])
    expect(await referenceOf(key)).toBe(siteReference(key));
});
