// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useTurnPage } from "./use-turn-page.ts";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

function List({ page }: { page: number }) {
  const { top, onPage } = useTurnPage<HTMLHeadingElement>(page);
  return (
    <>
      <input />
      <main>
        <h2 ref={top} tabIndex={-1}>
          List
        </h2>
        <button onClick={() => onPage(page + 1)}>Next</button>
      </main>
    </>
  );
}

test.each([
  ["moves the focus to the list", "button", "H2"],
  ["leaves it where the visitor has moved it meanwhile", "input", "INPUT"],
])("HOME-14 A11Y a turned page %s", (_what, moved, focused) => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  act(() => root.render(<List page={1} />));
  const button = place.querySelector("button");
  button?.focus();
  act(() => button?.click());
  place.querySelector<HTMLElement>(moved)?.focus();
  act(() => root.render(<List page={2} />));
  expect(document.activeElement?.tagName).toBe(focused);
  act(() => root.unmount());
});
