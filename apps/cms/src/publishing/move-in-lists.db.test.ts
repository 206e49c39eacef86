import { handleEndpoints } from "payload";
import { expect, it } from "vitest";
import { published } from "../../server/testing/sample-documents.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";

const { payload } = await startTestCms();
const { default: config } = await import("../payload.config.ts");
const collection = "our-teams" as const;

it("LANG-15 a row is dragged in either language, and the site follows, whatever is missing or unfinished", async () => {
  const account = { email: "mover@miqyas.example", password: "a password of theirs" };
  await payload.create({ collection: "users", data: { ...account, name: "Mover", role: "editor" } });
  const send = (path: string, body: object, headers: object = {}) => {
    const init = {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    };
    return handleEndpoints({ config, request: new Request(`http://localhost/api/${path}`, init) });
  };
  const session = (await send("users/login", account)).headers.get("Set-Cookie");
  const token = /payload-token=([^;]+)/.exec(session ?? "")?.[1] ?? "";
  const add = async (name: string) => (await payload.create({ collection, data: { name, ...published } })).id;
  const [first, second, third] = [await add("First"), await add("Second"), await add("Third")];
  await payload.update({ collection, id: third, locale: "ar", draft: true, data: { name: "لم يكتمل" } });
  const ordered = async (draft: boolean) =>
    (await payload.find({ collection, draft, sort: "_order", depth: 0, pagination: false })).docs.map(
      ({ id }) => id,
    );
  const orderOf = async (id: number) =>
    (await payload.findByID({ collection, id, draft: true, depth: 0 }))._order;
  /** Drags an entry above another in the list of a language. */
  const drag = async (id: number, above: number, locale: "en" | "ar") => {
    const body = {
      ...{ collectionSlug: collection, docsToMove: [id], newKeyWillBe: "less", orderableFieldName: "_order" },
      target: { id: above, key: await orderOf(above) },
    };
    return (await send(`reorder?locale=${locale}`, body, { Authorization: `JWT ${token}` })).status;
  };

  expect(await drag(second, first, "ar")).toBe(200);
  expect(await ordered(false)).toEqual([second, first, third]);
  const { updatedAt } = await payload.findByID({ collection, id: third, depth: 0 });
  expect(await drag(third, second, "ar")).toBe(200);
  for (const draft of [false, true]) expect(await ordered(draft)).toEqual([third, second, first]);
  expect(await payload.findByID({ collection, id: third, depth: 0 })).toMatchObject({
    updatedAt,
    ar_state: "draft",
  });
  const unfinished = await payload.findByID({ collection, id: third, locale: "ar", draft: true, depth: 0 });
  expect(unfinished).toMatchObject({ name: "لم يكتمل", _status: "draft" });

  const { docs } = await payload.find({ collection: "audit-log", where: { kind: { equals: collection } } });
  expect(docs.map(({ act, details }) => [act, details])).toEqual([
    ["changed", "place in the list"],
    ["changed", "place in the list"],
  ]);
});
