// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter, useNavigate } from "react-router";
import type { NavigateFunction } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createI18n } from "../../i18n/create-i18n.ts";
import { messages } from "../../i18n/messages/en.ts";
import { I18nContext } from "../../i18n/use-translation.ts";
import { PageAnnouncer } from "./page-announcer.tsx";

const place = document.body.appendChild(document.createElement("div"));

vi.mock("./left-links.ts", () => ({
  rememberLink: () => undefined,
  focusLeftLink: () => {
    place.querySelector("a")?.focus();
    return true;
  },
}));

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["goes to the link by which the page was left", "", "A"],
  ["stays in words that are typed in the header", "sam", "INPUT"],
])("NAV-1 A11Y after Back the focus %s", (_what, typed, focused) => {
  let navigate: NavigateFunction = () => undefined;
  function Frame() {
    navigate = useNavigate();
    return (
      <>
        <input />
        <main id="main" tabIndex={-1}>
          <a href="/words">Words</a>
        </main>
      </>
    );
  }
  const root = createRoot(place);
  act(() =>
    root.render(
      <I18nContext value={createI18n("en", messages)}>
        <MemoryRouter initialEntries={["/", "/words"]}>
          <Frame />
          <PageAnnouncer />
        </MemoryRouter>
      </I18nContext>,
    ),
  );
  const field = place.querySelector("input");
  field?.focus();
  if (field) field.value = typed;
  act(() => void navigate(-1));
  expect(document.activeElement?.tagName).toBe(focused);
  act(() => root.unmount());
});
