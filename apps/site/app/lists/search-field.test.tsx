// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createI18n } from "../i18n/create-i18n.ts";
import { messages } from "../i18n/messages/en.ts";
import { I18nContext } from "../i18n/use-translation.ts";
import { opening } from "../routing/opening.ts";
import { SearchField } from "./search-field.tsx";

vi.mock("react-router", async (original) => ({
  ...(await original<object>()),
  // A render that tells of the page being opened has not come yet.
  useNavigation: () => ({ location: undefined }),
}));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  window.history.replaceState(null, "", "/words");
});
afterEach(() => {
  opening.location = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const placeAt = (pathname: string) => ({
  pathname,
  search: "",
  hash: "",
  state: null,
  key: "next",
  mask: undefined,
});

test.each([
  ["/words/1", []],
  ["/words", [["sam"]]],
])("NAV-1 WRD-1 a search after a pause stops no other page: %s is being opened", (next, expected) => {
  const onSearch = vi.fn();
  const box = document.body.appendChild(document.createElement("div"));
  const root = createRoot(box);
  act(() =>
    root.render(
      <I18nContext value={createI18n("en", messages)}>
        <MemoryRouter initialEntries={["/words"]}>
          <SearchField value="" onSearch={onSearch} />
        </MemoryRouter>
      </I18nContext>,
    ),
  );
  act(() => {
    const field = box.querySelector("input");
    if (!field) throw new Error("no field");
    field.value = "sam";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  opening.location = placeAt(next);
  act(() => void vi.advanceTimersByTime(1000));
  expect(onSearch.mock.calls).toEqual(expected);
  act(() => root.unmount());
  box.remove();
});
