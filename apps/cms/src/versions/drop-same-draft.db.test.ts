import { handleEndpoints } from "payload";
import { beforeAll, describe, expect, it } from "vitest";
import { startTestCms } from "../../server/testing/start-test-cms.ts";
import { propertyOf } from "../property-of.ts";

const { payload } = await startTestCms();
let token = "";

beforeAll(async () => {
  const account = { email: "amal@miqyas.example", password: "a kettle on the roof" };
  await payload.create({ collection: "users", data: { ...account, name: "Amal", role: "owner" } });
  const answer = await send("POST", "users/login", account);
  token = /payload-token=([^;]+)/.exec(answer.headers.get("Set-Cookie") ?? "")?.[1] ?? "";
});

/** Sends a request over REST, as the form does. */
async function send(method: string, path: string, body: object): Promise<Response> {
  const { default: config } = await import("../payload.config.ts");
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: `JWT ${token}` }) };
  const init = { method, headers, body: JSON.stringify(body) };
  return handleEndpoints({ config, request: new Request(`http://localhost/api/${path}`, init) });
}

const block = { format: "", indent: 0, version: 1, direction: null } as const;

/** A text with a rule below it, as the server answers it. */
const text = (words: string) => ({
  root: {
    ...{ type: "root", ...block },
    children: [
      { type: "paragraph", ...block, children: [{ type: "text", text: words, version: 1 }] },
      { type: "horizontalrule", version: 1 },
    ],
  },
});

/** The same text as the editor writes it into the form. */
const sameText = (words: string) => ({
  root: {
    children: [
      { children: [{ version: 1, text: words, type: "text" }], ...block, type: "paragraph" },
      { version: 1, type: "horizontalrule" },
    ],
    ...{ ...block, type: "root" },
  },
});

const formSaves = "autosave=true&draft=true&depth=0&locale=en";

/** The state and time that the form gets back. */
async function answerOf(response: Response) {
  const answer: unknown = await response.json();
  const saved = propertyOf(answer, "doc") ?? propertyOf(answer, "result");
  return { _status: propertyOf(saved, "_status"), updatedAt: propertyOf(saved, "updatedAt") };
}

const places = {
  "an entry": async () => {
    const { id } = await payload.create({
      collection: "blogs",
      data: { title: "Text", created_on: "2026-01-01", content: text("One"), _status: "published" },
    });
    const where = { parent: { equals: id } };
    return {
      save: async (content: object) =>
        answerOf(await send("PATCH", `blogs/${id}?${formSaves}`, { title: "Text", content })),
      findVersions: async () =>
        (await payload.findVersions({ collection: "blogs", where, sort: "-updatedAt" })).docs,
      isListedAs: async () =>
        (await payload.find({ collection: "blogs", where: { id: { equals: id } }, draft: true })).docs,
    };
  },
  "a page": async () => {
    const page = { slug: "privacy-policy" } as const;
    await payload.updateGlobal({ ...page, data: { description: text("One"), _status: "published" } });
    return {
      save: async (description: object) =>
        answerOf(await send("POST", `globals/privacy-policy?${formSaves}`, { description })),
      findVersions: async () => (await payload.findGlobalVersions({ ...page, sort: "-updatedAt" })).docs,
      isListedAs: async () => [await payload.findGlobal({ ...page, draft: true })],
    };
  },
};

describe.each(Object.entries(places))("the form of %s that saves itself (WRITE-1)", (_, open) => {
  it("stores no draft of what is published, with its keys in another order", async () => {
    const { save, findVersions, isListedAs } = await open();
    const before = await findVersions();
    const answer = await save(sameText("One"));
    expect(answer._status).toBe("published");
    expect(await findVersions()).toEqual(before);
    expect(await isListedAs()).toMatchObject([{ _status: "published", updatedAt: answer.updatedAt }]);
  });

  it("stores a change, until somebody takes it back", async () => {
    const { save, findVersions, isListedAs } = await open();
    const before = await findVersions();
    expect((await save(sameText("Two")))._status).toBe("draft");
    expect(await findVersions()).toHaveLength(before.length + 1);
    expect(await isListedAs()).toMatchObject([{ _status: "draft" }]);
    expect((await save(sameText("One")))._status).toBe("published");
    expect(await findVersions()).toEqual(before);
    expect(await isListedAs()).toMatchObject([{ _status: "published" }]);
  });
});
