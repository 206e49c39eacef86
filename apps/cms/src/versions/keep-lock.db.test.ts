import { handleEndpoints } from "payload";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { startTestCms } from "../../server/testing/start-test-cms.ts";

const { payload } = await startTestCms();

const password = "a kettle on the roof";
const people: Record<"amal" | "badr", { id: number; token: string }> = {
  amal: { id: 0, token: "" },
  badr: { id: 0, token: "" },
};
type Person = keyof typeof people;

beforeAll(async () => {
  payload.logger.level = "silent";
  for (const name of ["amal", "badr"] as const) {
    const email = `${name}@miqyas.example`;
    const data = { name, email, password, role: "owner" } as const;
    const { id } = await payload.create({ collection: "users", data });
    const answer = await send("POST", "users/login", { email, password });
    const token = /payload-token=([^;]+)/.exec(answer.headers.get("Set-Cookie") ?? "")?.[1] ?? "";
    people[name] = { id, token };
  }
});

/** Sends a request over REST, as the form in the browser of a person does. */
async function send(method: string, path: string, body: object, person?: Person): Promise<Response> {
  const { default: config } = await import("../payload.config.ts");
  const headers = {
    "Content-Type": "application/json",
    ...(person && { Authorization: `JWT ${people[person].token}` }),
  };
  const init = { method, headers, body: JSON.stringify(body) };
  return handleEndpoints({ config, request: new Request(`http://localhost/api/${path}`, init) });
}

const formSaves = "autosave=true&draft=true&depth=0&locale=en";

const create = async () =>
  (
    await payload.create({
      collection: "blogs",
      data: { title: "Before", created_on: "2026-01-01", _status: "published" },
    })
  ).id;

/** The ids and holders of all locks. */
async function findLocks() {
  const query =
    "SELECT parent_id AS id, users_id AS holder FROM payload_locked_documents_rels WHERE path = 'user'";
  return (await payload.db.pool.query<{ id: number; holder: number }>(query)).rows;
}

const holders = async () => (await findLocks()).map(({ holder }) => holder);

/** Takes the only lock over, as the button "Take over" does. */
async function takeOver(person: Person): Promise<void> {
  const user = { relationTo: "users", value: people[person].id };
  const [lock] = await findLocks();
  const answer = await send("PATCH", `payload-locked-documents/${lock?.id}`, { user }, person);
  expect(answer.status).toBe(200);
}

afterEach(async () => {
  await payload.delete({ collection: "payload-locked-documents", where: {} });
});

const places = {
  "an entry": async () => {
    const id = await create();
    const save = async (person: Person, text: string, query = formSaves, updatedAt?: unknown) =>
      (await send("PATCH", `blogs/${id}?${query}`, { title: text, updatedAt }, person)).status;
    const find = () => payload.findByID({ collection: "blogs", id, draft: true });
    const publish = (user: object) =>
      payload.update({ collection: "blogs", id, data: { _status: "published" }, user });
    return { save, publish, find, read: async () => (await find()).title };
  },
  "a page": () => {
    const save = async (person: Person, text: string, query = formSaves, updatedAt?: unknown) =>
      (await send("POST", `globals/our-vision?${query}`, { description: text, updatedAt }, person)).status;
    const find = () => payload.findGlobal({ slug: "our-vision", draft: true });
    const publish = (user: object) =>
      payload.updateGlobal({ slug: "our-vision", data: { _status: "published" }, user });
    return Promise.resolve({ save, publish, find, read: async () => (await find()).description });
  },
};

describe.each(Object.entries(places))("the lock of %s (WRITE-1)", (_, open) => {
  it("stays with the person whose form saves itself, also when they publish", async () => {
    const { save } = await open();
    expect(await save("amal", "A")).toBe(200);
    const first = await findLocks();
    expect(first).toMatchObject([{ holder: people.amal.id }]);
    expect(await save("amal", "A1")).toBe(200);
    expect(await save("amal", "A2", "draft=true&locale=en")).toBe(200);
    expect(await save("amal", "A3", "locale=en")).toBe(200);
    expect(await findLocks()).toEqual(first);
  });

  it("refuses the saves of somebody else, and of whom it was taken from after the taker's save", async () => {
    const { save, read } = await open();
    await save("amal", "A");
    expect(await save("badr", "B")).toBe(423);
    expect(await holders()).toEqual([people.amal.id]);
    await takeOver("badr");
    expect(await save("amal", "A1")).toBe(423);
    expect(await save("badr", "B1")).toBe(200);
    expect(await save("amal", "A2")).toBe(423);
    expect(await save("amal", "A3", "locale=en")).toBe(423);
    expect([await read(), await holders()]).toEqual(["B1", [people.badr.id]]);
  });

  it("ends when nothing was saved for five minutes", async () => {
    const { save } = await open();
    await save("amal", "A");
    await payload.db.pool.query(
      "UPDATE payload_locked_documents SET updated_at = now() - interval '301 seconds'",
    );
    expect(await save("badr", "B")).toBe(200);
    expect(await holders()).toEqual([people.badr.id]);
  });

  it("is renewed by each save", async () => {
    const { save } = await open();
    await save("amal", "A");
    await payload.db.pool.query(
      "UPDATE payload_locked_documents SET updated_at = now() - interval '200 seconds'",
    );
    await save("amal", "A1");
    const fresh = "SELECT FROM payload_locked_documents WHERE updated_at > now() - interval '100 seconds'";
    expect((await payload.db.pool.query(fresh)).rowCount).toBe(1);
  });

  it("is not taken by a save that no form makes by itself", async () => {
    const { save } = await open();
    await save("amal", "A", "draft=true&locale=en");
    await save("amal", "A1", "locale=en");
    expect(await holders()).toEqual([]);
  });
});

describe.each(Object.entries(places))("a form of %s that was open for long (WRITE-1)", (_, open) => {
  const endLocks = () => payload.delete({ collection: "payload-locked-documents", where: {} });
  const userOf = async (person: Person) => ({
    ...(await payload.findByID({ collection: "users", id: people[person].id })),
    collection: "users",
  });

  it("writes nothing over what somebody else has written since, by itself or by a button", async () => {
    const { save, find, read } = await open();
    await save("amal", "A");
    const { updatedAt } = await find();
    await endLocks();
    expect(await save("badr", "B", formSaves, updatedAt)).toBe(200);
    await endLocks();
    for (const query of [formSaves, "draft=true&locale=en", "locale=en"])
      expect(await save("amal", "A1", query, updatedAt)).toBe(423);
    expect(await read()).toBe("B");
    expect(await save("amal", "A2", formSaves, (await find()).updatedAt)).toBe(200);
  });

  it("writes nothing over what somebody else has written and then published or saved by a button", async () => {
    for (const button of ["draft=true&locale=en", "locale=en"]) {
      const { save, find, read } = await open();
      await save("amal", "A");
      const { updatedAt } = await find();
      await endLocks();
      await save("badr", "B", formSaves, updatedAt);
      await save("badr", "B", button, (await find()).updatedAt);
      await endLocks();
      expect(await save("amal", "A1", formSaves, updatedAt)).toBe(423);
      expect(await read()).toBe("B");
    }
  });

  it("saves after changes of its own, of a program, and of planned publishing", async () => {
    const { save, publish, find, read } = await open();
    await save("badr", "B");
    await endLocks();
    const { updatedAt } = await find();
    await save("amal", "A", formSaves, updatedAt);
    expect(await save("amal", "A1", formSaves, updatedAt)).toBe(200);
    const { updatedAt: afterOwn } = await find();
    await publish(await userOf("badr"));
    expect(await save("amal", "A2", formSaves, afterOwn)).toBe(200);
    expect(await read()).toBe("A2");
  });
});

describe("the lock of an entry (WRITE-1)", () => {
  it("outlasts planned publishing, and a save that fails", async () => {
    const id = await create();
    await send("PATCH", `blogs/${id}?${formSaves}`, { title: "A" }, "amal");
    const before = await findLocks();
    const publish = { collection: "blogs", id, data: { _status: "published" } } as const;
    const badr = await payload.findByID({ collection: "users", id: people.badr.id });
    await payload.update({ ...publish, user: { ...badr, collection: "users" } });
    const failed = await send("PATCH", `blogs/${id}?locale=en`, { title: "" }, "amal");
    expect(failed.status).toBe(400);
    expect(await findLocks()).toEqual(before);
  });

  it("is one, however many saves come at once", async () => {
    const id = await create();
    const save = () => send("PATCH", `blogs/${id}?${formSaves}`, { title: "A" }, "amal");
    await Promise.all(Array.from({ length: 5 }, save));
    expect(await holders()).toEqual([people.amal.id]);
  });
});
