import type { Endpoint, PayloadRequest, Where, WhereField } from "payload";
import { createLocalReq } from "payload";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { duringChanges } from "../../server/testing/during-changes.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";
import type { Role } from "../access/roles.ts";
import type { User } from "../payload-types.ts";
import { parseCsv } from "./testing/parse-csv.ts";

const cms = await startTestCms();
const { payload } = cms;
const { fingerprintOf } = await import("./form-fingerprint.ts");
const { hashAddress } = await import("./hash-address.ts");
const { env } = await import("../env.ts");
const { createLinkTokens } = await import("./link-token.ts");
const { inboxFilters, whereOf } = await import("./inbox-filters.ts");

type Slug = "contact-messages" | "newsletter-subscribers";
const roles = ["owner", "editor", "translator", "inbox"] as const;
const staff = new Map<Role, User>();
const logged: object[] = [];

beforeAll(async () => {
  payload.logger.info = (line: object) => void logged.push(line);
  for (const role of roles) {
    const data = {
      name: `حساب ${role}`,
      email: `${role}@miqyas.example`,
      password: "a password of theirs",
      role,
    };
    staff.set(role, await payload.create({ collection: "users", data }));
  }
});

beforeEach(async () => {
  for (const table of ["contact_messages", "newsletter_subscribers", "form_receipts", "confirmation_mails"])
    await payload.db.pool.query(`DELETE FROM ${table}`);
});

const endpointOf = (slug: Slug, path: string): Endpoint => {
  const endpoints = payload.collections[slug].config.endpoints || [];
  const endpoint = endpoints.find((one) => one.path === path);
  if (!endpoint) throw new Error(`${slug} has no ${path}`);
  return endpoint;
};

interface CallOptions {
  as?: Role | undefined;
  language?: "en" | "ar";
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Calls an endpoint as Payload's router does, as staff of a role or as an anonymous client. */
async function call(
  slug: Slug,
  path: string,
  { as, language = "en", query = {}, body }: CallOptions,
): Promise<Response> {
  const user = as && staff.get(as);
  const local = await createLocalReq({ ...(user && { user: { ...user, collection: "users" } }) }, payload);
  const req = Object.assign(local, {
    query,
    i18n: { ...local.i18n, language },
    json: () => Promise.resolve(body),
  }) as PayloadRequest;
  return endpointOf(slug, path).handler(req);
}

const addMessage = async (fields: Record<string, unknown>) => {
  const row: Record<string, unknown> = {
    name: "N",
    email: "n@mill.sy",
    received_at: "2026-11-18T08:00:00Z",
    ...fields,
  };
  const names = Object.keys(row);
  await payload.db.pool.query(
    `INSERT INTO contact_messages (${names.join(", ")}) VALUES (${names.map((_, at) => `$${at + 1}`).join(", ")})`,
    Object.values(row),
  );
};

const addSubscriber = (email: string, status: string, key: string | null = null) =>
  payload.db.pool.query(
    `INSERT INTO newsletter_subscribers (email, status, subscribed_at, idempotency_key)
     VALUES ($1, $2::enum_newsletter_subscribers_status, '2026-11-18T08:00:00Z', $3)`,
    [email, status, key],
  );

describe("who may (B17)", () => {
  const ways: [Slug, string, unknown?][] = [
    ["contact-messages", "/export"],
    ["newsletter-subscribers", "/export"],
    ["contact-messages", "/erase-person", { email: "nobody@mill.sy" }],
  ];
  test.each(ways)("%s %s is for the owner and the inbox only", async (slug, path, body) => {
    for (const as of ["owner", "inbox"] as const)
      expect((await call(slug, path, { as, body })).status).toBe(200);
    for (const as of ["editor", "translator", undefined] as const)
      await expect(call(slug, path, { as, body }), as ?? "a stranger").rejects.toMatchObject({ status: 403 });
  });
});

describe("the export (B14)", () => {
  const exportOf = async (slug: Slug, options: CallOptions = {}) => {
    const response = await call(slug, "/export", { as: "inbox", ...options });
    const text = Buffer.from(await response.arrayBuffer()).toString("utf8");
    return { headers: response.headers, text, rows: parseCsv(text.replace(/^\ufeff/, "")) };
  };

  test("B14 is UTF-8 with a mark, in the reader's language and the agency's time, without formulas", async () => {
    const assignee = staff.get("inbox")?.id;
    await addMessage({
      name: 'ليلى "حدّاد"',
      email: "layla@mill.sy",
      phone: "+963944000000",
      message: "=1+1\nسطر ثانٍ",
      language: "ar",
      status: "in_progress",
      assignee_id: assignee,
      reference: "K7QX4MTA",
      reply_by: "2026-11-19T21:30:00Z",
    });
    const { headers, text, rows } = await exportOf("contact-messages", { language: "ar" });
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="messages-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(headers.get("cache-control")).toBe("no-store");
    expect(text.startsWith('\ufeff"الرقم المرجعي","وقت الوصول","الاسم"')).toBe(true);
    expect(text.endsWith("\r\n")).toBe(true);
    expect(rows[1]).toEqual([
      ...["K7QX4MTA", "2026-11-18T11:00:00+03:00", 'ليلى "حدّاد"', "layla@mill.sy", "'+963944000000"],
      ...["'=1+1\nسطر ثانٍ", "العربية", "قيد المتابعة", "حساب inbox", "2026-11-20T00:30:00+03:00", "لا"],
    ]);
    expect((await exportOf("contact-messages")).rows[0]?.slice(0, 3)).toEqual([
      "Reference",
      "Received",
      "Name",
    ]);
  });

  test("B14 honours the list's filter and search, and refuses a filter that makes no sense", async () => {
    await addMessage({ name: "Rana", status: "new" });
    await addMessage({ name: "Rami", status: "closed" });
    await addMessage({ name: "Sami", status: "new" });
    const namesOf = async (query: Record<string, unknown>) =>
      (await exportOf("contact-messages", { query })).rows.slice(1).map((row) => row[2]);
    const where: Where = { or: [{ and: [{ status: { equals: "new" } }] }] };
    expect(await namesOf({ where })).toEqual(["Rana", "Sami"]);
    expect(await namesOf({ where, search: "ra" })).toEqual(["Rana"]);
    expect(await namesOf({ search: "ra" })).toEqual(["Rana", "Rami"]);
    await expect(
      exportOf("contact-messages", { query: { where: { secret: { equals: 1 } } } }),
    ).rejects.toMatchObject({
      status: 400,
    });
  });

  test("B14 comes in pages, complete and in order", async () => {
    await payload.db.pool.query(
      `INSERT INTO contact_messages (name, received_at) SELECT 'visitor ' || number, now() FROM generate_series(1, 1203) number`,
    );
    const { rows } = await exportOf("contact-messages");
    expect(rows.slice(1).map((row) => row[2])).toEqual(
      Array.from({ length: 1203 }, (_, at) => `visitor ${at + 1}`),
    );
    expect(logged.at(-1)).toMatchObject({ event: "inbox_exported", count: 1203 });
  });

  test("R13 a subscriber has the link for leaving in the export, in the language of the subscription", async () => {
    await addSubscriber("leaver@mill.sy", "confirmed");
    await payload.db.pool.query(
      "UPDATE newsletter_subscribers SET language = 'ar' WHERE email = 'leaver@mill.sy'",
    );
    const { rows } = await exportOf("newsletter-subscribers");
    const link = new URL(rows.find(([email]) => email === "leaver@mill.sy")?.at(-1) ?? "");
    expect(link.pathname).toBe("/ar/newsletter/unsubscribe");
    const token = createLinkTokens(env.PAYLOAD_SECRET).read(link.searchParams.get("token") ?? "");
    const requestedAt = new Date();
    const isHis = token?.isLeave({ id: token.id, email: "leaver@mill.sy", requestedAt });
    expect(isHis).toBe(true);
  });

  test("NEWS-7 an address behind which there is nobody is never exported", async () => {
    await addSubscriber("reader@mill.sy", "confirmed");
    await addSubscriber("foo@example.com", "quarantined");
    const options = { query: { where: { status: { equals: "quarantined" } } } };
    expect((await exportOf("newsletter-subscribers")).rows.slice(1).map(([email]) => email)).toEqual([
      "reader@mill.sy",
    ]);
    expect((await exportOf("newsletter-subscribers", options)).rows).toHaveLength(1);
  });
});

describe("a person's data (F20)", () => {
  const erase = async (body: unknown) => {
    const response = await call("contact-messages", "/erase-person", { as: "inbox", body });
    return { status: response.status, ...((await response.json()) as { erased: boolean; rows: object }) };
  };
  const leftWith = async (canary: string): Promise<number> => {
    const { rows } = await payload.db.pool.query<{ left: number }>(
      `SELECT (SELECT count(*) FROM contact_messages row WHERE row::text ILIKE $1)
         + (SELECT count(*) FROM newsletter_subscribers row WHERE row::text ILIKE $1)
         + (SELECT count(*) FROM form_receipts row WHERE row::text ILIKE $1) AS left`,
      [`%${canary}%`],
    );
    return Number(rows[0]?.left);
  };

  test("F20 is shown, then erased for good with what was kept to deliver it; others' stay", async () => {
    await addMessage({
      email: "Layla@Mill.sy",
      idempotency_key: "key-canary-1",
      fingerprint: "print-canary-1",
    });
    await addMessage({ email: "layla@mill.sy", idempotency_key: null, fingerprint: "print-canary-2" });
    await addMessage({ email: "rami@mill.sy", idempotency_key: "key-of-rami", fingerprint: "print-of-rami" });
    await addSubscriber("layla@mill.sy", "confirmed", "key-canary-3");
    await addSubscriber("rami@mill.sy", "confirmed", "key-of-rami-2");
    const subscription = fingerprintOf("/newsletter/subscribe", { email: "layla@mill.sy" });
    const receipts = [
      ["key-canary-1", "print-canary-1"],
      ["body:print-canary-2", "print-canary-2"],
      ["key-canary-3", "another canary"],
      ["repeated canary", subscription],
      ["key-of-rami", "print-of-rami"],
    ];
    for (const receipt of receipts)
      await payload.db.pool.query(
        "INSERT INTO form_receipts (key, fingerprint, status_code, body) VALUES ($1, $2, 201, '{}')",
        receipt,
      );
    for (const email of ["Layla@mill.sy", "rami@mill.sy"])
      await payload.db.pool.query(
        "INSERT INTO confirmation_mails (address, arrived_at, sent_at) VALUES ($1, now(), now())",
        [hashAddress(email)],
      );
    const rows = { messages: 2, subscriptions: 1, receipts: 5 };
    expect(await erase({ email: " LAYLA@mill.sy " })).toEqual({ status: 200, erased: false, rows });
    expect(await leftWith("layla@mill.sy")).toBe(3);

    const stale = { ...rows, messages: 1 };
    expect(await erase({ email: "layla@mill.sy", agreed: stale })).toEqual({
      status: 409,
      erased: false,
      rows,
    });
    expect(await leftWith("layla@mill.sy")).toBe(3);

    expect(await erase({ email: "layla@mill.sy", agreed: rows })).toEqual({
      status: 200,
      erased: true,
      rows,
    });
    for (const trace of ["layla", "canary", subscription]) expect(await leftWith(trace), trace).toBe(0);
    expect(await leftWith("rami")).toBe(3);
    const { rows: mailed } = await payload.db.pool.query("SELECT address FROM confirmation_mails");
    expect(mailed).toEqual([{ address: hashAddress("rami@mill.sy") }]);
    expect(logged.at(-1)).toMatchObject({ event: "person_erased", ...rows, by: staff.get("inbox")?.id });
    expect(JSON.stringify(logged)).not.toContain("layla");
    expect((await erase({ email: "layla@mill.sy" })).rows).toEqual({
      messages: 0,
      subscriptions: 0,
      receipts: 0,
    });
  });

  test.each([undefined, {}, { email: "no address" }, { email: "a@b.sy", agreed: { messages: -1 } }])(
    "F20 %j is refused",
    async (body) => {
      await expect(erase(body)).rejects.toMatchObject({ status: 400 });
    },
  );
});

describe("the messages", () => {
  const find = async (search: string) => {
    const { docs } = await payload.find({
      collection: "contact-messages",
      where: { or: [{ name: { like: search } }, { reference: { like: search } }] },
    });
    return docs.map(({ name }) => name);
  };

  test.each(["K7QX4MTA", "k7qx4mta", "K7QX-4MTA", "k7qx 4mta", "\u200fK7QX–4MTA", "qx4m"])(
    "CON-14 a message is found by its reference as %j",
    async (search) => {
      await addMessage({ name: "Rana", reference: "K7QX4MTA" });
      await addMessage({ name: "Rami", reference: "KKKKKKKK" });
      expect(await find(search)).toEqual(["Rana"]);
    },
  );

  test("CON-14 filters of the reference take a list, and whether there is one", async () => {
    await addMessage({ name: "Rana", reference: "K7QX4MTA" });
    await addMessage({ name: "Rami" });
    const names = async (reference: WhereField) => {
      const { docs } = await payload.find({ collection: "contact-messages", where: { reference } });
      return docs.map(({ name }) => name);
    };
    expect(await names({ exists: "true" })).toEqual(["Rana"]);
    expect(await names({ in: ["k7qx-4mta"] })).toEqual(["Rana"]);
    expect(await names({ in: "k7qx-4mta,kkkk-kkkk" })).toEqual(["Rana"]);
  });

  test("CON-14 a search for a name, or for punctuation, is none for every reference", async () => {
    await addMessage({ name: "Rana-Lee", reference: "K7QX4MTA" });
    await addMessage({ name: "Rami", reference: "KKKKKKKK" });
    expect(await find("rana-lee")).toEqual(["Rana-Lee"]);
    expect(await find("-")).toEqual(["Rana-Lee"]);
  });

  test("CON-1 are counted as new, due soon, overdue and held back; what is answered is none of them", async () => {
    const now = new Date("2026-11-21T10:00:00Z");
    const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
    await addMessage({ name: "in time", reply_by: at(5) });
    await addMessage({ name: "soon", reply_by: at(4), status: "in_progress" });
    await addMessage({ name: "sooner", reply_by: at(0.5) });
    await addMessage({ name: "late", reply_by: at(-1) });
    await addMessage({ name: "answered", reply_by: at(-1), status: "answered" });
    await addMessage({ name: "machine", reply_by: at(-1), quarantined: true });
    await addMessage({ name: "machine, seen", quarantined: true, status: "closed" });
    await addMessage({ name: "without a deadline" });
    const names = await Promise.all(
      inboxFilters(now)
        .filter(({ collection }) => collection === "contact-messages")
        .map(async (filter) => {
          const { docs } = await payload.find({
            collection: "contact-messages",
            where: whereOf(filter),
            sort: filter.sort ?? "id",
          });
          return docs.map(({ name }) => name);
        }),
    );
    expect(names).toEqual([
      ["in time", "sooner", "late", "without a deadline"],
      ["sooner", "soon"],
      ["late"],
      ["machine"],
    ]);
  });

  test("B17 the inbox marks, assigns and notes; what a visitor sent and the reply deadline stay as they were", async () => {
    await addMessage({ name: "Rana", reference: "K7QX4MTA", reply_by: "2026-11-19T08:00:00.000Z" });
    const { docs } = await payload.find({ collection: "contact-messages" });
    const id = docs[0]?.id ?? 0;
    const user = staff.get("inbox");
    const changed = await payload.update({
      collection: "contact-messages",
      id,
      data: {
        status: "answered",
        assignee: user?.id ?? null,
        notes: [{ text: "اتصلنا بها" }],
        name: "x",
        reference: "x",
        reply_by: "2030-01-01",
      },
      overrideAccess: false,
      ...(user && { user: { ...user, collection: "users" as const } }),
      depth: 0,
    });
    expect(changed).toMatchObject({
      ...{ status: "answered", assignee: user?.id, notes: [{ text: "اتصلنا بها", by: user?.id }] },
      ...{ name: "Rana", reference: "K7QX4MTA", reply_by: "2026-11-19T08:00:00.000Z" },
    });
    // Nobody signs a note with another name or time.
    const [own] = changed.notes ?? [];
    const forged = { by: staff.get("owner")?.id ?? 0, at: "2026-01-01T00:00:00.000Z" };
    const again = await payload.update({
      collection: "contact-messages",
      id,
      data: {
        notes: [
          { ...own, text: "اتصلنا بها", ...forged },
          { text: "Refund promised", ...forged },
        ],
      },
      overrideAccess: false,
      ...(user && { user: { ...user, collection: "users" as const } }),
      depth: 0,
    });
    expect(again.notes).toMatchObject([{ by: user?.id, at: own?.at }, { by: user?.id }]);
    expect(again.notes?.[1]?.at).not.toBe(forged.at);

    // A form that was opened before does not take away what a colleague has written since.
    const older = { notes: [{ text: "Of an older form" }], updatedAt: changed.updatedAt };
    const save = (of: typeof user, update: object) =>
      payload.update({
        ...{ collection: "contact-messages", id, data: update, overrideAccess: false, depth: 0 },
        ...(of && { user: { ...of, collection: "users" as const } }),
      });
    await expect(save(staff.get("owner"), older)).rejects.toThrow("changed elsewhere");
    await save(user, { status: "closed", updatedAt: again.updatedAt });

    // A text that somebody else changes is signed by who changed it.
    const owner = staff.get("owner");
    const rewritten = await payload.update({
      collection: "contact-messages",
      id,
      data: { notes: (again.notes ?? []).map((note, index) => (index ? note : { ...note, text: "x" })) },
      overrideAccess: false,
      ...(owner && { user: { ...owner, collection: "users" as const } }),
      depth: 0,
    });
    expect(rewritten.notes).toMatchObject([{ by: owner?.id, text: "x" }, again.notes?.[1]]);
    expect(rewritten.notes?.[0]?.at).not.toBe(own?.at);
  });

  test("B17 those of somebody who answers none any more are nobody's", async () => {
    const account = { name: "Huda", email: "huda@miqyas.example", password: "a password of theirs" };
    const { id: huda } = await payload.create({ collection: "users", data: { ...account, role: "inbox" } });
    await addMessage({ name: "Rana", status: "in_progress", assignee_id: huda });
    await payload.update({ collection: "users", id: huda, data: { role: "owner" } });
    const read = async () => (await payload.find({ collection: "contact-messages", depth: 0 })).docs[0];
    expect(await read()).toMatchObject({ assignee: huda });
    await payload.update({ collection: "users", id: huda, data: { role: "editor" } });
    expect(await read()).toMatchObject({ assignee: null });

    // As 0.2.0 left it.
    await payload.db.pool.query("UPDATE contact_messages SET assignee_id = $1", [huda]);
    const save = (data: object) =>
      payload.update({ collection: "contact-messages", where: {}, data, depth: 0 });
    const { docs, errors } = await save({ status: "answered", assignee: huda });
    expect([docs, errors]).toMatchObject([[{ status: "answered", assignee: null }], []]);
    expect((await save({ assignee: huda })).errors).toHaveLength(1);
  });
});

describe("the subscribers", () => {
  const find = async () => (await payload.find({ collection: "newsletter-subscribers" })).docs[0];
  const save = (data: object) => {
    const user = staff.get("inbox");
    return payload.update({
      ...{ collection: "newsletter-subscribers" as const, where: {}, data, overrideAccess: false },
      ...(user && { user: { ...user, collection: "users" as const } }),
    });
  };

  test("F20 a hold by staff has no reason of a program, by which it would end", async () => {
    await addSubscriber("reader@mill.sy", "quarantined");
    await payload.db.pool.query("UPDATE newsletter_subscribers SET quarantine_reason = 'too-fast'");
    await save({ language: "ar" });
    expect(await find()).toMatchObject({ status: "quarantined", quarantine_reason: "too-fast" });
    await save({ status: "confirmed" });
    await save({ status: "quarantined" });
    expect(await find()).toMatchObject({ status: "quarantined", quarantine_reason: null });
  });

  test("F20 an unsubscription by staff counts from its own moment, and ends when they take it back", async () => {
    await addSubscriber("reader@mill.sy", "unsubscribed");
    await payload.db.pool.query("UPDATE newsletter_subscribers SET unsubscribed_at = '2026-01-05T09:00:00Z'");
    await save({ status: "confirmed" });
    expect(await find()).toMatchObject({ unsubscribed_at: null });
    const before = new Date().toISOString();
    await save({ status: "unsubscribed" });
    const { unsubscribed_at } = (await find()) ?? {};
    expect(unsubscribed_at && unsubscribed_at >= before).toBe(true);
    await save({ language: "en" });
    expect(await find()).toMatchObject({ unsubscribed_at });
    // Asked again, and kept for as long as anybody who was: the mail of January has no part in it.
    await payload.db.pool.query(
      "UPDATE newsletter_subscribers SET confirmation_sent_at = '2026-01-04T09:00:00Z'",
    );
    await save({ status: "unconfirmed" });
    const { subscribed_at, ...asked } = (await find()) ?? {};
    expect(subscribed_at && subscribed_at >= before).toBe(true);
    expect(asked).toMatchObject({ confirmed_at: null, unsubscribed_at: null });
    await save({ status: "confirmed" });
    const { confirmed_at } = (await find()) ?? {};
    expect(confirmed_at && confirmed_at >= before).toBe(true);
  });

  test("B20 a save keeps the time of a mail that is sent at that moment", async () => {
    await addSubscriber("reader@mill.sy", "unconfirmed");
    const sent = "UPDATE newsletter_subscribers SET confirmation_sent_at = '2026-11-18T09:00:00Z'";
    await duringChanges(cms, sent, () => save({ status: "confirmed" }));
    expect(await find()).toMatchObject({
      ...{ status: "confirmed", confirmation_sent_at: "2026-11-18T09:00:00.000Z" },
    });
  });
});
