// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { createI18n } from "../../i18n/create-i18n.ts";
import { messages } from "../../i18n/messages/en.ts";
import type { OutboxEntry } from "../../outbox/entry.ts";

afterEach(() => {
  vi.doUnmock("../../outbox/outbox-code.ts");
  vi.unstubAllGlobals();
});

test("CON-11 the buttons of a waiting message stay usable while the code behind them cannot be loaded", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.resetModules();
  const load = vi.fn(() => {
    throw new TypeError("Failed to fetch");
  });
  vi.doMock("../../outbox/outbox-code.ts", load);
  const { I18nContext } = await import("../../i18n/use-translation.ts");
  const { showEntries } = await import("../../outbox/outbox-state.ts");
  const { OutboxNotice } = await import("./outbox-notice.tsx");
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  act(() =>
    root.render(
      <I18nContext value={createI18n("en", messages)}>
        <OutboxNotice />
      </I18nContext>,
    ),
  );
  const entry: OutboxEntry = {
    ...{ kind: "newsletter", key: "a key", locale: "en", body: { email: "reader@mill.example.sy" } },
    ...{
      trace: "",
      reference: null,
      createdAt: 0,
      failures: 1,
      dueAt: 0,
      refusedWith: null,
      claimedUntil: 0,
    },
  };
  act(() => showEntries([entry]));
  const buttons = [...place.querySelectorAll("button")];
  const texts = () => buttons.map((button) => button.textContent);
  const [discard] = buttons;
  expect(texts()).toEqual(["Discard", "Send now"]);
  // The first press asks.
  act(() => discard?.click());
  for (const button of buttons) act(() => button.click());
  // Vitest fails a test whose promises are rejected without a reader.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(texts()).toEqual(["Discard for good", "Send now"]);
  expect(buttons.map((button) => button.getAttribute("aria-disabled"))).toEqual([null, null]);
  expect(load).toHaveBeenCalled();
  act(() => root.unmount());
});
