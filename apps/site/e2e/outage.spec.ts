import { pages } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

/** Pages with content of their own, independent of the backend. */
const ownContent: readonly string[] = ["/contact", "/markets", "/toolsdetils", "/search", "/plan"];

const absences = [
  ["in its own envelope", { status: 404 }],
  ["in a proxy's words", { status: 404, headers: { "content-type": "text/plain" } }],
] as const;

test.describe("a backend that answers every call with 404", { tag: "@in-english" }, () => {
  test("F1 RT-21 takes no page away, also from a site that has just started", async ({
    request,
    at,
    stub,
    siteProcess: site,
  }) => {
    for (const path of pages) expect((await request.get(site.url + at(path))).status(), path).toBe(200);
    for (const [words, fault] of absences) {
      stub.fail("*", fault);
      await site.restart();
      for (let round = 0; round < 2; round++)
        for (const path of pages) {
          const answer = await request.get(site.url + at(path));
          expect(answer.status(), `${path} ${words}, round ${round}`).toBe(200);
          expect(answer.headers()["cache-control"], path).not.toContain("no-store");
        }
    }
  });

  test("F2 RT-21 is an outage to a site that has kept nothing, and over as soon as it is back", async ({
    request,
    at,
    stub,
    startStubbed,
  }) => {
    const crawler = { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } };
    for (const [words, fault] of absences) {
      stub.fail("*", fault);
      const site = await startStubbed();
      for (const path of pages.filter((page) => !ownContent.includes(page)))
        expect((await request.get(site.url + at(path), crawler)).status(), `${path} ${words}`).toBe(503);
      stub.reset();
      for (const path of pages)
        await expect
          .poll(async () => (await request.get(site.url + at(path), crawler)).status(), { message: path })
          .toBe(200);
    }
  });
});

test(
  "RT-21 one thing that is not there is a 404, whatever words the backend has for it",
  { tag: "@in-english" },
  async ({ request, at, stub, startStubbed }) => {
    const site = await startStubbed();
    for (const [index, [words, fault]] of absences.entries()) {
      stub.fail(`/trends-in-markets/9${index}`, fault);
      expect((await request.get(site.url + at(`/trends/9${index}`))).status(), words).toBe(404);
    }
  },
);
