import type { PayloadRequest } from "payload";
import { expect, it } from "vitest";
import { startTestCms } from "../../server/testing/start-test-cms.ts";
import type { Role } from "../access/roles.ts";

const { payload } = await startTestCms();

/** Imports a file as a member of staff. */
async function importAs(role: Role, csv: string, language: "en" | "ar" = "en"): Promise<unknown> {
  const { createLocalReq } = await import("payload");
  const { initI18n } = await import("@payloadcms/translations");
  const { importRedirects } = await import("./import-redirects.ts");
  const i18n = await initI18n({ config: payload.config.i18n, context: "api", language });
  const user = { id: 1, collection: "users", role } as PayloadRequest["user"];
  const req = await createLocalReq({ req: { i18n, user, json: () => Promise.resolve({ csv }) } }, payload);
  return (await importRedirects.handler(req)).json();
}

const stored = async () =>
  (await payload.find({ collection: "redirects", sort: "from", depth: 0 })).docs.map(
    ({ from, kind, path, entry }) => ({ from, kind, to: path ?? entry ?? null }),
  );

it("RT-24 RT-25 imports good lines, and names each refused line with its reason", async () => {
  const { id } = await payload.create({
    collection: "blogs",
    data: { title: "Basket", slug: "basket", created_on: "2026-01-01", _status: "published" },
  });
  const file = [
    "from,to,status",
    "/old,/contact,301",
    '"/ar/Basket-2019","/Blogdetails/Basket",',
    "/offer,,410",
    "/AboutUs,/contact,301",
    "/circle,/circle,301",
    "/away,https://evil.example,301",
    "/offer-2,/contact,410",
    "/later,/contact,302",
    "/nowhere,,301",
  ];
  expect(await importAs("editor", file.join("\r\n"))).toEqual({
    created: 3,
    updated: 0,
    refused: [
      { line: 5, from: "/AboutUs", reason: expect.stringContaining("would do nothing") as string },
      { line: 6, from: "/circle", reason: "The old and the new address are the same." },
      { line: 7, from: "/away", reason: expect.stringContaining("Other websites") as string },
      { line: 8, from: "/offer-2", reason: "With 410 there is no new address." },
      { line: 9, from: "/later", reason: "The status must be 301 or 410." },
      { line: 10, from: "/nowhere", reason: "The new address is missing." },
    ],
  });
  expect(await stored()).toEqual([
    { from: "/basket-2019", kind: "entry", to: { relationTo: "blogs", value: id } },
    { from: "/offer", kind: "gone", to: null },
    { from: "/old", kind: "path", to: "/contact" },
  ]);
});

it("RT-24 changes what it knows, and gives reasons in Arabic to whoever works in Arabic", async () => {
  expect(await importAs("owner", "/old;;410\n/bad;/none;", "ar")).toEqual({
    created: 0,
    updated: 1,
    refused: [{ line: 2, from: "/bad", reason: expect.stringContaining("ليس في الموقع صفحة") as string }],
  });
  expect((await stored()).at(-1)).toEqual({ from: "/old", kind: "gone", to: null });
});

it("B17 imports nothing for a translator, and refuses a file without lines", async () => {
  await expect(importAs("translator", "/x,/contact,301")).rejects.toMatchObject({ status: 403 });
  await expect(importAs("editor", "from,to,status\n")).rejects.toMatchObject({ status: 400 });
});
