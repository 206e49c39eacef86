import type { MigrateUpArgs } from "@payloadcms/db-postgres";
import { createLocalReq, handleEndpoints } from "payload";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { createPicture } from "../../server/testing/sample-documents.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";
import { formHeader } from "../form-header.ts";

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

/** Sends a request over REST, as a form in the browser of a person does. */
async function send(
  method: string,
  path: string,
  body: object,
  person?: Person,
  form = "",
): Promise<Response> {
  const { default: config } = await import("../payload.config.ts");
  const headers = {
    "Content-Type": "application/json",
    [formHeader]: form,
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

/** Saves a text as a form does, which knows the text of a time. */
const saverOf =
  (method: string, path: string, field: string) =>
  async (
    person: Person,
    text: string,
    query = formSaves,
    updatedAt?: unknown,
    form = updatedAt ? "1" : "",
  ): Promise<number> =>
    (await send(method, `${path}?${query}`, { [field]: text, updatedAt }, person, form)).status;

const places = {
  "an entry": async () => {
    const id = await create();
    const save = saverOf("PATCH", `blogs/${id}`, "title");
    const find = () => payload.findByID({ collection: "blogs", id, draft: true });
    const publish = (user: object) =>
      payload.update({ collection: "blogs", id, data: { _status: "published" }, user });
    return { save, publish, find, read: async () => (await find()).title };
  },
  "a page": () => {
    const save = saverOf("POST", "globals/our-vision", "description");
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

describe.each(Object.entries(places))("two forms of %s in one account (WRITE-1)", (_, open) => {
  it("write nothing over each other, by themselves or by a button", async () => {
    const { save, find, read } = await open();
    await save("amal", "A");
    const { updatedAt } = await find();
    expect(await save("amal", "B", formSaves, updatedAt, "2")).toBe(200);
    for (const query of [formSaves, "draft=true&locale=en", "locale=en"])
      expect(await save("amal", "A1", query, updatedAt)).toBe(412);
    expect(await read()).toBe("B");
    expect(await save("amal", "A2", formSaves, (await find()).updatedAt)).toBe(200);
    expect(await save("amal", "B1", formSaves, updatedAt, "2")).toBe(412);
    expect(await read()).toBe("A2");
  });

  it("save after a change whose answer was lost, and after one that leaves the text as it is", async () => {
    const { save, find, read } = await open();
    await save("amal", "A");
    const { updatedAt } = await find();
    await save("amal", "A, whose answer is lost", formSaves, updatedAt);
    expect(await save("amal", "A1", formSaves, updatedAt)).toBe(200);
    const { updatedAt: known } = await find();
    expect(await save("amal", "A1", "locale=en", known, "2")).toBe(200);
    expect(await save("amal", "A2", formSaves, known)).toBe(200);
    expect(await read()).toBe("A2");
  });

  it("write nothing over each other where neither has a time", async () => {
    const { save, read } = await open();
    const text = `First ${crypto.randomUUID()}`;
    expect(await save("amal", text, formSaves, undefined, "1")).toBe(200);
    expect(await save("amal", "Second", formSaves, undefined, "2")).toBe(412);
    expect(await read()).toBe(text);
  });

  it("save the texts of two languages at once", async () => {
    const { save, find, read } = await open();
    await save("amal", "A");
    const { updatedAt } = await find();
    expect(await save("amal", "ب", formSaves.replace("en", "ar"), updatedAt, "2")).toBe(200);
    expect(await save("amal", "A1", formSaves, updatedAt)).toBe(200);
    expect(await read()).toBe("A1");
  });
});

describe("a form of an entry in one language (WRITE-1)", () => {
  /** An article in both languages, with no picture and no category. */
  async function openArticle() {
    const id = await create();
    const place = { collection: "blogs", id } as const;
    await payload.update({ ...place, locale: "ar", data: { title: "قبل", _status: "published" } });
    const find = () => payload.findByID({ ...place, draft: true, depth: 0 });
    const save = async (data: object, form: string, locale: string, person: Person = "amal") => {
      const path = `blogs/${id}?${formSaves.replace("en", locale)}`;
      return (await send("PATCH", path, data, person, form)).status;
    };
    return { id, place, find, save, knownAt: async () => (await find()).updatedAt };
  }

  it("writes nothing over what both languages share, and saves beside the other one in a list", async () => {
    const { save, knownAt } = await openArticle();
    const updatedAt = await knownAt();
    expect(await save({ created_on: "2026-02-02", updatedAt }, "2", "ar")).toBe(200);
    expect(await save({ title: "A1", updatedAt }, "1", "en")).toBe(412);

    const services = { collection: "our-services", depth: 0, draft: true } as const;
    const data = { title: "Fieldwork", explores: [{ title: "Interviews" }] };
    const { id, updatedAt: madeAt, explores } = await payload.create({ ...services, data });
    const saveList = async (title: string, form: string, locale: string) => {
      const body = { explores: [{ ...explores?.[0], title }], updatedAt: madeAt };
      const path = `our-services/${id}?${formSaves.replace("en", locale)}`;
      return (await send("PATCH", path, body, "amal", form)).status;
    };
    expect(await saveList("Many interviews", "1", "en")).toBe(200);
    expect(await saveList("مقابلات", "2", "ar")).toBe(200);
    expect(await saveList("Interviews", "3", "en")).toBe(412);
  });

  it("writes nothing over a version that somebody restores", async () => {
    const { id, save, knownAt } = await openArticle();
    for (const locale of ["en", "ar"]) await save({ title: `Written in ${locale}` }, "1", locale);
    const updatedAt = await knownAt();
    const where = { parent: { equals: id }, "version.title": { equals: "قبل" } };
    const { docs } = await payload.findVersions({ collection: "blogs", where, locale: "ar" });
    const restored = await send("POST", `blogs/versions/${docs[0]?.id}?draft=true`, {}, "amal");
    expect(restored.status).toBe(200);
    await payload.delete({ collection: "payload-locked-documents", where: {} });
    for (const locale of ["en", "ar"]) {
      expect(await save({ title: "Older", updatedAt }, "1", locale)).toBe(412);
      expect(await save({ title: "Older", updatedAt }, "1", locale, "badr")).toBe(423);
    }
    expect(await save({ title: "Newer", updatedAt: await knownAt() }, "1", "en")).toBe(200);
  });

  it("writes nothing over a draft that was undone", async () => {
    const { save, knownAt, find } = await openArticle();
    await save({ title: "A", updatedAt: await knownAt() }, "1", "en");
    const updatedAt = await knownAt();
    await save({ title: "Before", updatedAt }, "1", "en");
    expect(await find()).toMatchObject({ title: "Before", _status: "published" });
    expect(await save({ title: "بعد", updatedAt }, "3", "ar")).toBe(200);
    expect(await save({ title: "A1", updatedAt }, "2", "en")).toBe(412);
  });

  it("writes nothing over what is published while the other language has a draft, which stays writable", async () => {
    const { id, save, knownAt } = await openArticle();
    await save({ title: "بعد", updatedAt: await knownAt() }, "2", "ar");
    const updatedAt = await knownAt();
    const publish = `blogs/${id}?locale=en&depth=0&publishSpecificLocale=en`;
    const published = { title: "Published", _status: "published", updatedAt };
    const answer = await send("PATCH", publish, published, "amal", "1");
    const { doc } = (await answer.json()) as { doc: { updatedAt: string } };
    expect(await save({ title: "A1", updatedAt }, "3", "en")).toBe(412);
    const readAt = await knownAt();
    expect(await save({ title: "بعدئذ", updatedAt }, "2", "ar")).toBe(200);
    expect(await save({ title: "A2", updatedAt: doc.updatedAt }, "4", "en")).toBe(200);
    expect(await save({ title: "A3", updatedAt: readAt }, "4", "en")).toBe(200);
  });

  it("saves after a change of many that changes no text, and nothing is kept of a removed entry", async () => {
    const { id, place, save, knownAt } = await openArticle();
    const cover_image = await createPicture(payload, { en: "A street", ar: "شارع" });
    await save({ title: "A", slug: "a", cover_image }, "1", "en");
    const updatedAt = await knownAt();
    const many = `blogs?where[id][equals]=${id}&locale=en&draft=true`;
    expect((await send("PATCH", many, { _status: "published" }, "amal")).status).toBe(200);
    expect(await save({ title: "A1", updatedAt }, "2", "en")).toBe(200);
    const kept = () => payload.db.pool.query("SELECT FROM form_saves WHERE place = $1", [`blogs/${id}`]);
    expect((await kept()).rowCount).toBe(2);
    await payload.delete(place);
    expect((await kept()).rowCount).toBe(0);
  });

  it("knows from the upgrade on who wrote before", async () => {
    const { save, knownAt } = await openArticle();
    const { save: savePage } = await places["a page"]();
    const updatedAt = await knownAt();
    await save({ title: "B" }, "1", "ar", "badr");
    await savePage("badr", "B");
    // A save beside a removal could leave a version without its entry.
    const { id: gone } = await payload.create({ collection: "blogs", data: { title: "Gone" } as never });
    await payload.db.pool.query(
      "UPDATE _blogs_v SET parent_id = NULL, version_changed_by_id = $1 WHERE parent_id = $2",
      [people.badr.id, gone],
    );
    const { up, down } = await import("../migrations/20261130_220000_form_saves.ts");
    // Two copies of drizzle are installed, and their types differ.
    const db = payload.db.drizzle as unknown as MigrateUpArgs["db"];
    const args = { db, payload, req: await createLocalReq({}, payload) };
    await down(args);
    await up(args);
    await payload.delete({ collection: "payload-locked-documents", where: {} });
    expect(await save({ title: "A", updatedAt }, "1", "ar")).toBe(423);
    expect(await savePage("amal", "A", formSaves, updatedAt)).toBe(423);
    expect(await save({ title: "A", updatedAt: await knownAt() }, "1", "ar")).toBe(200);
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
