import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { compareRows } from "./database-facts.ts";
import { comparePages, readSamplePages } from "./sample-pages.ts";

test("R24 a rehearsal names each collection whose rows are not those of the backup", () => {
  const expected: Record<string, [number, number]> = {
    blogs: [26, 26],
    contact_messages: [3, 9],
    users: [1, 1],
  };
  expect(compareRows(expected, { blogs: 26, contact_messages: 9, users: 1, more: 5 })).toEqual([]);
  expect(compareRows(expected, { blogs: 25, contact_messages: 2 })).toEqual([
    "blogs: 25, 26 to 26 expected",
    "contact_messages: 2, 3 to 9 expected",
    "users: no table, 1 to 1 expected",
  ]);
});

test("R24 a rehearsal names each page that has another title, or is away", async () => {
  const titles: Record<string, string> = { "/": "Home", "/ar": "الرئيسية", "/words/1": "Churn" };
  const server = createServer(({ url = "" }, response) => {
    const title = titles[url];
    if (url === "/sitemap.xml") response.end("<url><loc>https://www.example.com/words/1</loc></url>");
    else if (title === undefined) response.writeHead(503).end();
    else response.end(`<title>${title}</title>`);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const site = `http://127.0.0.1:${port}`;
  const pages = await readSamplePages(site);
  expect(pages.map(({ path }) => path)).toEqual(["/", "/ar", "/words/1"]);
  expect(await comparePages(site, pages)).toEqual([]);
  titles["/ar"] = "أخرى";
  delete titles["/words/1"];
  expect(await comparePages(site, pages)).toEqual([
    '/ar: "أخرى", "الرئيسية" expected',
    '/words/1: "no page", "Churn" expected',
  ]);
  server.close();
  server.closeAllConnections();
  await once(server, "close");
  expect(await readSamplePages(site)).toEqual([]);
});
