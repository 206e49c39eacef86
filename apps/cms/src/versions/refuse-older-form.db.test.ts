import { beforeAll, describe, expect, it } from "vitest";
import { createPicture } from "../../server/testing/sample-documents.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";
import type { User } from "../payload-types.ts";

const { payload } = await startTestCms();
const email = "reader@mill.sy";
let user: User & { collection: "users" };

beforeAll(async () => {
  const data = { name: "Amal", email: "amal@miqyas.example", password: "a kettle on the roof" };
  const { id } = await payload.create({ collection: "users", data: { ...data, role: "owner" } });
  user = { ...(await payload.findByID({ collection: "users", id })), collection: "users" };
});

interface Row {
  id: number;
  updatedAt?: string | null;
}

const entries = {
  "newsletter-subscribers": [{ status: "confirmed" }, { status: "unsubscribed" }],
  redirects: [{ path: "/contact" }, { path: "/contact?service=3" }],
  "faq-categories": [{ name: "Prices" }, { name: "Costs" }],
  media: [{ alt: "A lane" }, { alt: "An alley" }],
} as const;

const make: Record<keyof typeof entries, () => Promise<Row>> = {
  "newsletter-subscribers": () =>
    payload.create({ collection: "newsletter-subscribers", data: { email } as never }),
  redirects: () =>
    payload.create({ collection: "redirects", data: { from: "/old", kind: "path", path: "/contact#form" } }),
  "faq-categories": () => payload.create({ collection: "faq-categories", data: { name: "Other" } }),
  media: async () => {
    const id = await createPicture(payload, { en: "A street", ar: "شارع" });
    return payload.findByID({ collection: "media", id });
  },
};

const refusal = "was changed elsewhere after it was opened here";

describe("a form that was opened before a colleague's change (WRITE-1)", () => {
  it.each(Object.keys(entries) as (keyof typeof entries)[])("changes nothing in %s", async (collection) => {
    const [theirs, mine] = entries[collection];
    const { id, updatedAt } = await make[collection]();
    const save = (data: object, time?: string | null) =>
      payload.update({ ...{ collection, id, user }, data: { ...data, updatedAt: time } as never });
    const saved: Row = await save(theirs, updatedAt);
    await expect(save(mine, updatedAt)).rejects.toThrow(refusal);
    expect(await payload.findByID({ collection, id })).toMatchObject(theirs);
    expect(await save(mine, saved.updatedAt)).toMatchObject(mine);
  });
});
