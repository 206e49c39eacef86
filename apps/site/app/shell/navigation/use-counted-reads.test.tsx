// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter, useNavigate } from "react-router";
import { expect, test, vi } from "vitest";
import { useCountedReads } from "./use-counted-reads.ts";

let go: ReturnType<typeof useNavigate>;

function Page() {
  useCountedReads();
  go = useNavigate();
  return null;
}

test("RT-30 a page is counted once, in whichever languages it is read", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const sent = vi.fn<(url: string, body: string) => boolean>(() => true);
  vi.stubGlobal("navigator", { sendBeacon: sent });
  const root = createRoot(document.createElement("div"));
  act(() =>
    root.render(
      <MemoryRouter initialEntries={["/ar/words"]}>
        <Page />
      </MemoryRouter>,
    ),
  );
  for (const path of ["/words", "/ar/words/1", "/words/1", "/ar/words"]) act(() => void go(path));
  expect(sent.mock.calls.map(([, body]) => JSON.parse(body) as unknown)).toMatchObject([
    { kind: "read", subject: "/ar/words/1" },
    { kind: "read", subject: "/ar/words" },
  ]);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
