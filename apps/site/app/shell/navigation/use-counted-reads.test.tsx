// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { Link, MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { useCountedReads } from "./use-counted-reads.ts";

const visited = ["/words", "/ar/words/1", "/words/1", "/ar/words"];

function Page() {
  useCountedReads();
  return visited.map((path) => <Link key={path} to={path} />);
}

test("RT-30 a page is counted once, in whichever languages it is read", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const sent = vi.fn<(url: string, body: string) => boolean>(() => true);
  vi.stubGlobal("navigator", { sendBeacon: sent });
  const box = document.body.appendChild(document.createElement("div"));
  const root = createRoot(box);
  act(() =>
    root.render(
      <MemoryRouter initialEntries={["/ar/words"]}>
        <Page />
      </MemoryRouter>,
    ),
  );
  for (const path of visited) act(() => box.querySelector<HTMLElement>(`[href="${path}"]`)?.click());
  expect(sent.mock.calls.map(([, body]) => JSON.parse(body) as unknown)).toMatchObject([
    { kind: "read", subject: "/ar/words/1" },
    { kind: "read", subject: "/ar/words" },
  ]);
  act(() => root.unmount());
  box.remove();
  vi.unstubAllGlobals();
});
