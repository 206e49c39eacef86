import { expect, test } from "vitest";
import { connectBackend, createBackend } from "./api-client.ts";
import { createQueryClient } from "./query-client.ts";
import { findRedirect } from "./redirects.ts";

/** Looks a path up in a backend that answers with this status and these redirects. */
async function find(pathname: string, status: number, redirects: object[] = []) {
  const asked: string[] = [];
  const queries = createQueryClient({ retry: false });
  const fetchRedirects = (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : input);
    asked.push(url.searchParams.get("from") ?? "all");
    return Promise.resolve(Response.json({ success: status === 200, data: { redirects } }, { status }));
  };
  connectBackend(queries, createBackend({ baseUrl: "http://backend.test", fetch: fetchRedirects }));
  return { found: await findRedirect(queries, "ar", pathname), asked };
}

const moved = { from: "/trends/old", to: "/trends/1", status: 301 };

test("RT-24 a path is looked up alone, without language, in one spelling", async () => {
  const { found, asked } = await find("/ar/Trends/OLD/", 200, [moved]);
  expect(found).toEqual({ from: "/trends/old", to: "/trends/1" });
  expect(asked).toEqual(["/trends/old"]);
});

test("RT-24 a backend that ignores `from` and gives another old address leads nowhere", async () => {
  expect((await find("/trends/other", 200, [moved])).found).toBeNull();
});

test.each([404, 500])("RT-24 a backend that answers %i leads nowhere", async (status) => {
  expect((await find("/trends/old", status)).found).toBeNull();
});

test("B11 what is no path of the site is not asked for", async () => {
  expect(await find("/%00", 200, [moved])).toEqual({ found: null, asked: [] });
});
