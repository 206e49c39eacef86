import { expect, test } from "vitest";
import { referenceOf } from "./reference.ts";

test("CON-14 a reference is short, speakable and always the same for a key", () => {
  const references = Array.from({ length: 5000 }, (_, number) => referenceOf(`key-${number}`));
  expect(new Set(references).size).toBe(5000);
  for (const reference of references) expect(reference).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{8}$/);
  expect(referenceOf("key-1")).toBe(references[1]);
});
