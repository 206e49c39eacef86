// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.stubEnv("SSR", false);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const html = '<p onclick="a">a <b>b</b></p><script>c</script><ul><li>d</li></ul>';

test("B1 a browser builds the same tree as the server", async () => {
  const { parseHtml } = await import("./parse-html.ts");
  const inBrowser = parseHtml(html);
  vi.stubEnv("SSR", true);
  const { parseHtml: parseOnServer } = await import("./parse-html.ts");
  expect(inBrowser).toMatchObject(
    JSON.parse(
      JSON.stringify(parseOnServer(html), (name, value: unknown) =>
        name === "position" || name === "data" ? undefined : value,
      ),
    ) as object,
  );
});

test("B1 Trusted Types see one policy, which makes all HTML", async () => {
  const made: string[] = [];
  const createPolicy = vi.fn((_name: string, { createHTML }: { createHTML: (html: string) => string }) => ({
    createHTML: (text: string) => {
      made.push(text);
      return createHTML(text);
    },
  }));
  vi.stubGlobal("trustedTypes", { createPolicy });
  const { parseHtml } = await import("./parse-html.ts");
  expect(parseHtml("<p>a</p>").children).toMatchObject([{ tagName: "p" }]);
  expect(parseHtml("b").children).toMatchObject([{ type: "text", value: "b" }]);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["site-html"]);
  expect(made).toEqual(["<p>a</p>", "b"]);
});
