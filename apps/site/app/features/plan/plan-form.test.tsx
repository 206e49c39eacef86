// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter, useLocation } from "react-router";
import { expect, test, vi } from "vitest";
import { createI18n } from "../../i18n/create-i18n.ts";
import { messages as arabic } from "../../i18n/messages/ar.ts";
import { messages as english } from "../../i18n/messages/en.ts";
import { I18nContext } from "../../i18n/use-translation.ts";
import { PlanForm } from "./plan-form.tsx";

function Page() {
  const query = new URLSearchParams(useLocation().search);
  return <PlanForm query={query} faults={{}} onAsk={() => undefined} className={undefined} />;
}

test.each([
  ["en", english, "/plan", "All numbers are back to their starting values."],
  ["ar", arabic, "/ar/plan", "عادت الأرقام إلى ما كانت عليه في البداية."],
] as const)("PLAN-1 “Start again” says what it did (%s)", (locale, messages, path, said) => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const box = document.body.appendChild(document.createElement("div"));
  const root = createRoot(box);
  act(() =>
    root.render(
      <I18nContext value={createI18n(locale, messages)}>
        <MemoryRouter initialEntries={[`${path}?margin=3`]}>
          <Page />
        </MemoryRouter>
      </I18nContext>,
    ),
  );
  const status = () => box.querySelector("form > [role=status]")?.textContent;
  expect(status()).toBe("");
  act(() => box.querySelector<HTMLElement>(`a[href="${path}"]`)?.click());
  expect(status()).toBe(said);
  const margin = () => box.querySelector<HTMLInputElement>("[name=margin]");
  const initial = margin()?.value;
  const typeIn = (value: string) => Object.assign(margin() ?? {}, { value });
  typeIn("2");
  act(() => box.querySelector<HTMLElement>(`a[href="${path}"]`)?.click());
  expect(margin()?.value).toBe(initial);
  expect(status()).toBe(said);
  act(() => root.unmount());
  box.remove();
  vi.unstubAllGlobals();
});
