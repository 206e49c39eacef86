import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { answerFixture, requiredFixtures } from "../fixtures/index.ts";
import { isLocale } from "../src/index.ts";
import { runConformance } from "./index.ts";

let stop = () => {};
afterEach(() => stop());

/** A backend that answers every required GET with the fixture that `change` returns, and `redirects` if it has any. */
async function backend(
  change: (answer: object, path: string) => unknown,
  redirects: object | null = null,
): Promise<string> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const lang = url.searchParams.get("lang");
    const unknownId = /\/(999999999|no-such-thing|[^/]*%[^/]*)$/.test(url.pathname);
    const answer = unknownId
      ? null
      : answerFixture(url.pathname, isLocale(lang) ? lang : "en", requiredFixtures);
    const changed = url.pathname === "/api/v1/redirects" ? redirects : answer && change(answer, url.pathname);
    response.writeHead(changed ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(changed ?? { success: false, message: "Not found" }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  stop = () => void server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function failures(base: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { name, locale, findings } of runConformance(base, {
    locales: ["en", "ar"],
    write: false,
  }))
    for (const finding of findings) found.push(`${locale} ${name}: ${finding}`);
  return found;
}

describe("the conformance suite", () => {
  it("API-6…27 passes a backend that offers exactly the required calls", async () => {
    expect(await failures(await backend((answer) => answer))).toEqual([]);
  });

  it("RT-24 asks a backend with old addresses for one of them, and for one it cannot have", async () => {
    const offered = { success: true, data: { redirects: [{ from: "/old", to: "/contact", status: 301 }] } };
    const found = await failures(await backend((answer) => answer, offered));
    expect(found).toContain("en GET /api/v1/redirects?from= (optional): from= finds an unknown path");
    expect(found).toHaveLength(2);
  });

  it("ERR-1 names what is wrong", async () => {
    const found = await failures(
      await backend((answer, path) => {
        if (path.endsWith("/our-services")) return { success: true, data: { our_services: [{ id: 1 }] } };
        if (path.endsWith("/home-page")) return { success: true };
        if (path.endsWith("/our-partners")) return null;
        return answer;
      }),
    );
    expect(found).toContain("en GET /api/v1/our-services: data.our_services[].title is missing");
    expect(found).toContain("en GET /api/v1/our-services: 1 of the entries cannot be read");
    expect(found).toContain("ar GET /api/v1/home-page: data is missing");
    expect(found).toContain(
      "en GET /api/v1/our-partners: status 404: a list without entries is an empty list",
    );
  });

  it("reports charts that a site cannot draw, and none of the fixtures'", async () => {
    const found = await failures(
      await backend((answer) => {
        const text = JSON.stringify(answer);
        const broken = text
          .replace('data-chart=\\"bar\\"', 'data-chart=\\"pie\\"')
          .replace('<data value=\\"52\\">', '<data value=\\"52,0\\">')
          // Such a number can be read.
          .replace('<data value=\\"44\\">', '<data value=\\"1e-7\\">');
        return text === broken ? answer : (JSON.parse(broken) as unknown);
      }),
    );
    expect(found).toEqual(
      ["en", "ar"].flatMap((locale) => [
        `${locale} GET /api/v1/blogs/:id: a chart cannot be drawn: data-chart is "pie"`,
        `${locale} GET /api/v1/blogs/:id: a chart cannot be drawn: data value is "52,0"`,
      ]),
    );
  });
});
