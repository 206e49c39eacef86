import type { MouseEvent } from "react";
import { expect, test } from "vitest";
import { opensElsewhere } from "./opens-elsewhere.ts";

const none = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
const click = (held: Partial<typeof none>) => ({ ...none, ...held }) as MouseEvent;

test("DET-1 a click with a key or another button is the browser's", () => {
  expect(opensElsewhere(click({}))).toBe(false);
  for (const held of [
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
  ])
    expect(opensElsewhere(click(held))).toBe(true);
});
