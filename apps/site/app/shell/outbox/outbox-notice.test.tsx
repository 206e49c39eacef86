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
  vi.useRealTimers();
});

const waiting: OutboxEntry = {
  ...{ kind: "newsletter", key: "a key", locale: "en", body: { email: "reader@mill.example.sy" } },
  ...{ trace: "", reference: null, createdAt: 0, failures: 1, dueAt: 0, refusedWith: null, claimedUntil: 0 },
};

/** Shows the notice. `load` stands for the code behind its buttons. */
async function openNotice(load: () => object) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.resetModules();
  vi.doMock("../../outbox/outbox-code.ts", load);
  const { I18nContext } = await import("../../i18n/use-translation.ts");
  const state = await import("../../outbox/outbox-state.ts");
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
  return { ...state, place, close: () => act(() => root.unmount()) };
}

test("CON-11 the buttons of a waiting message stay usable while the code behind them cannot be loaded", async () => {
  const load = vi.fn(() => {
    throw new TypeError("Failed to fetch");
  });
  const { place, showEntries, close } = await openNotice(load);
  act(() => showEntries([waiting]));
  const buttons = [...place.querySelectorAll("button")];
  const texts = () => buttons.map((button) => button.textContent);
  const [discard] = buttons;
  expect(texts()).toEqual(["Discard", "Send now"]);
  expect(place.textContent).toContain("Your subscription is kept on this device");
  // The first press asks.
  act(() => discard?.click());
  for (const button of buttons) act(() => button.click());
  // Vitest fails a test whose promises are rejected without a reader.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(texts()).toEqual(["Discard for good", "Send now"]);
  expect(buttons.map((button) => button.getAttribute("aria-disabled"))).toEqual([null, null]);
  expect(load).toHaveBeenCalled();
  close();
});

test("NEWS-8 a subscription is called one, beside a message it is one of two messages", async () => {
  const { place, announceDelivery, showEntries, close } = await openNotice(() => ({}));
  const news = () => place.querySelector("aside p")?.textContent;
  act(() => announceDelivery({ kind: "newsletter", reference: null }));
  expect(news()).toBe("Your subscription has been delivered.");
  act(() => announceDelivery({ kind: "contact", reference: "A2B4C6D8" }));
  expect(news()).toBe("2 messages of yours have been delivered. A2B4C6D8");
  act(() => showEntries([{ ...waiting, refusedWith: 422 }]));
  expect(place.querySelector("[role=alert]")?.textContent).toContain("Could not be accepted: 1.");
  close();
});

test("CON-11 a message is discarded by two buttons, never by one key that is pressed twice or held", async () => {
  const discardEntry = vi.fn(() => Promise.resolve());
  const { place, showEntries, close } = await openNotice(() => ({ discardEntry }));
  act(() => showEntries([waiting]));
  const press = () => act(() => (document.activeElement as HTMLElement).click());
  place.querySelector("button")?.focus();
  const focused: unknown[] = [];
  for (let times = 0; times < 4; times++) {
    press();
    focused.push(document.activeElement?.textContent);
  }
  expect(focused).toEqual(["Keep", "Discard", "Keep", "Discard"]);
  expect(discardEntry).not.toHaveBeenCalled();
  press();
  const last = [...place.querySelectorAll("button")].find(({ textContent }) =>
    textContent.endsWith("for good"),
  );
  act(() => last?.click());
  await expect.poll(() => discardEntry.mock.calls).toEqual([["a key"]]);
  close();
});

test("CON-11 CON-12 every reference stays until it is closed, whatever is delivered after it", async () => {
  vi.useFakeTimers();
  const { place, announceDelivery, close } = await openNotice(() => ({}));
  const shown = () => place.querySelector("aside p")?.textContent;
  act(() => announceDelivery({ kind: "contact", reference: "A2B4C6D8" }));
  act(() => announceDelivery({ kind: "contact", reference: null }));
  act(() => announceDelivery({ kind: "contact", reference: "E3F5G7H9" }));
  expect(shown()).toBe("3 messages of yours have been delivered. A2B4C6D8 E3F5G7H9");
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(shown()).toBe("2 messages of yours have been delivered. A2B4C6D8 E3F5G7H9");
  act(() => place.querySelector("button")?.click());
  expect(shown()).toBeUndefined();
  close();
});
