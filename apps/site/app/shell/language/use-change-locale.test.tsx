// @vitest-environment happy-dom
import type { Locale } from "@miqyas/contract";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createI18n } from "../../i18n/create-i18n.ts";
import { messages as english } from "../../i18n/messages/en.ts";
import type { Messages } from "../../i18n/load-messages.ts";

const loading = { en: Promise.withResolvers<Messages>(), ar: Promise.withResolvers<Messages>() };

vi.doMock("../../i18n/load-messages.ts", () => ({
  loadMessages: (locale: Locale) => loading[locale].promise,
}));
vi.doMock("react-router", () => ({
  useNavigate: () => () => Promise.resolve(),
}));

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  vi.doUnmock("../../i18n/load-messages.ts");
  vi.doUnmock("react-router");
  vi.unstubAllGlobals();
});

test("LANG-12 the texts of a language that is no longer wanted may fail to load", async () => {
  vi.resetModules();
  const { I18nContext } = await import("../../i18n/use-translation.ts");
  const { useChangeLocale } = await import("./use-change-locale.ts");
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const i18n = createI18n("en", english);
  let changeLocale = (_locale: Locale) => Promise.resolve();
  function Page() {
    changeLocale = useChangeLocale();
    return null;
  }
  const root = createRoot(document.body);
  act(() =>
    root.render(
      <I18nContext value={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <Page />
        </QueryClientProvider>
      </I18nContext>,
    ),
  );
  void changeLocale("ar");
  void changeLocale("en");
  loading.ar.reject(new TypeError("Failed to fetch"));
  loading.en.resolve(english);
  await expect(loading.ar.promise).rejects.toThrow("Failed to fetch");
  expect(assign).not.toHaveBeenCalled();
  act(() => root.unmount());
});
