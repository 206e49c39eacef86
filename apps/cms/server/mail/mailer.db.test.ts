import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { findFreePort } from "../../../../scripts/parts/ports.ts";
import { startSmtpSink } from "../testing/smtp-sink.ts";
import type { SmtpSink } from "../testing/smtp-sink.ts";
import { startTestCms } from "../testing/start-test-cms.ts";

const { payload } = await startTestCms();
const { createMailSender } = await import("../../src/mail/mail-transport.ts");
const { openDatabase } = await import("../shared/database.ts");
const { log } = await import("../../src/log/log.ts");
const { newsletterForm } = await import("../forms/newsletter-form.ts");
const { removeExpired } = await import("../retention.ts");
const { createLinkTokens } = await import("../../src/inbox/link-token.ts");
const { createConfirmationSource } = await import("./confirmation-source.ts");
const { mailLimits } = await import("./mail-limits.ts");
const { startMailer } = await import("./mailer.ts");
const { createMessageSource } = await import("./message-source.ts");

log.level = "silent";
const database = openDatabase();
const pool = database.write;
const tokens = createLinkTokens("a secret");
const host = "mail.test";
const pace = {
  ...{ every: 20, firstPause: 10, longestPause: 40, refusalsBeforePause: 3 },
  ...{ deferredFor: 50, longestDeferral: 100, givenUpAfter: 60_000 },
};
let sink: SmtpSink;

afterAll(() => database.end());

beforeEach(async () => {
  await pool.query("TRUNCATE newsletter_subscribers, confirmation_mails, contact_messages, users CASCADE");
  sink = await startSmtpSink();
  return () => sink.close();
});

/** Starts the mailer with the test's mail server, and stops it after the test. */
function start(url = sink.url, changed: Partial<typeof pace> = {}) {
  const mailer = startMailer({
    database,
    send: createMailSender(url, { name: "Miqyas", address: `no-reply@${host}` }),
    sources: [
      createMessageSource({ cmsOrigin: "https://cms.test", host }),
      createConfirmationSource({ siteOrigin: "https://site.test", tokens, host }),
    ],
    pace: { ...pace, ...changed },
  });
  onTestFinished(() => mailer.stop());
  return mailer;
}

/** Waits until the condition holds. */
const settle = (condition: () => unknown) => vi.waitFor(condition, { timeout: 15_000, interval: 20 });

async function subscribe(
  email: string,
  locale: "en" | "ar" = "en",
  receivedAt = new Date(),
): Promise<number> {
  const client = await pool.connect();
  try {
    const { id } = await newsletterForm.store(
      client,
      { email },
      {
        ...{ key: null, fingerprint: "f", typedFingerprint: "f", locale, receivedAt },
        ...{ reference: "7Q9KD3MA", replyBy: null, quarantine: null },
      },
    );
    return id;
  } finally {
    client.release();
  }
}

/** Moves all times of subscribers into the past. */
async function pass(hours: number): Promise<void> {
  await pool.query(
    `UPDATE newsletter_subscribers SET created_at = created_at - $1 * interval '1 hour',
       subscribed_at = subscribed_at - $1 * interval '1 hour',
       confirmation_sent_at = confirmation_sent_at - $1 * interval '1 hour'`,
    [hours],
  );
  await pool.query(
    `UPDATE confirmation_mails SET arrived_at = arrived_at - $1 * interval '1 hour',
       sent_at = sent_at - $1 * interval '1 hour'`,
    [hours],
  );
}

async function unsent(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM newsletter_subscribers WHERE confirmation_sent_at IS NULL",
  );
  return rows[0]?.count ?? -1;
}

const createUser = (email: string, role: "owner" | "inbox" | "editor", wants = true) =>
  payload.create({
    collection: "users",
    data: { name: "Staff", email, role, wants_messages: wants, password: "long enough for a test" },
  });

const insertMessage = async (more: Record<string, unknown> = {}): Promise<void> => {
  const row = {
    name: "ليلى",
    email: "layla@mill.example.sy",
    phone: "+963 11 555 0142",
    message: "سؤالٌ عن الأسعار\n<b>سطر ثانٍ</b>",
    language: "ar",
    received_at: new Date(),
    status: "new",
    ...more,
  };
  const names = Object.keys(row);
  await pool.query(
    `INSERT INTO contact_messages (${names.join()}) VALUES (${names.map((_name, at) => `$${at + 1}`).join()})`,
    Object.values(row),
  );
};

describe("the mail that asks to confirm", () => {
  test.each([
    ["en", "Confirm your subscription · أكّد اشتراكك", /lang="en"[^]*lang="ar" dir="rtl"/],
    ["ar", "أكّد اشتراكك · Confirm your subscription", /lang="ar" dir="rtl"[^]*lang="en" dir="ltr"/],
  ] as const)(
    "NEWS-3, B21: speaks %s first, and can be left with one click",
    async (locale, subject, order) => {
      const id = await subscribe("Layla@mill.example.sy", locale);
      start();
      await settle(() => expect(sink.mails).toHaveLength(1));
      const [{ headers, text, html, recipients, from } = expect.fail("no mail")] = sink.mails;
      expect(recipients).toEqual(["layla@mill.example.sy"]);
      expect(from).toBe(`no-reply@${host}`);
      expect(headers.get("subject")).toBe(subject);
      expect(headers.get("list-unsubscribe")).toMatch(
        new RegExp(`^<https://site\\.test/newsletter/unsubscribe\\?token=${id}\\.[\\w-]{43}>$`),
      );
      expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
      expect(html.slice(html.indexOf("<h1") - 600)).toMatch(order);
      for (const body of [text, html])
        for (const address of ["https://site.test/newsletter", "https://site.test/ar/newsletter"])
          for (const action of ["confirm", "unsubscribe"])
            expect(body).toContain(`${address}/${action}?token=${id}.`);
      expect(text).toContain("٤٨ ساعة");
      expect(html).not.toMatch(/<(?:table|img|script|link|style)\b/);
    },
  );

  test("B19, B20: 1,000 addresses get one each, no more in an hour than allowed, whoever asks how often", async () => {
    await pool.query(
      `INSERT INTO newsletter_subscribers (email, status, language, subscribed_at)
       SELECT 'reader' || n || '@mill.example.sy', 'unconfirmed', 'en', now() - n * interval '1 second'
       FROM generate_series(1, 999) n`,
    );
    for (let time = 0; time < 20; time++) await subscribe("victim@mill.example.sy");
    const mailer = start();
    const { hourly } = mailLimits.confirmation;
    for (let sent = 0; sent < 1000;) {
      sent = Math.min(sent + hourly, 1000);
      await settle(async () => expect(await unsent()).toBe(1000 - sent));
      expect(sink.mails).toHaveLength(sent);
      await pass(1.01);
      await subscribe("victim@mill.example.sy");
      mailer.wake();
    }
    expect(new Set(sink.mails.flatMap(({ recipients }) => recipients)).size).toBe(1000);
  }, 60_000);

  test.each([
    ["twice a day", 12],
    ["whenever its row was removed", 8 * 24],
  ])(
    "B20, F20: an address asked for %s gets three mails in 30 days at most, with retention",
    async (_often, interval) => {
      const mailer = start();
      const sentAt: number[] = [];
      let removed = 0;
      let seen = 0;
      for (let hour = 0; hour < 24 * 40; hour += 12) {
        if (hour % interval === 0) await subscribe("victim@mill.example.sy");
        // Marks the end of a round with another address, which is always due.
        await subscribe(`round${hour}@mill.example.sy`);
        mailer.wake();
        await settle(() => expect(sink.mails.at(-1)?.recipients).toEqual([`round${hour}@mill.example.sy`]));
        if (sink.mails.slice(seen).some(({ recipients }) => recipients[0]?.startsWith("victim")))
          sentAt.push(hour);
        seen = sink.mails.length;
        await settle(async () => expect(await unsent()).toBe(0));
        await pool.query("DELETE FROM newsletter_subscribers WHERE email LIKE 'round%'");
        await pass(12);
        removed += (await removeExpired(pool, { asksToConfirm: true })).unconfirmed;
      }
      expect(removed > 0).toBe(interval > 12);
      expect(sentAt.length).toBeGreaterThan(2);
      for (const [at, hour] of sentAt.entries()) {
        expect((sentAt[at + 1] ?? Infinity) - hour).toBeGreaterThan(24);
        expect((sentAt[at + 3] ?? Infinity) - hour).toBeGreaterThan(24 * 30);
      }
    },
    60_000,
  );

  test("NEWS-7: what is held back, has left, is confirmed or was refused is never written to", async () => {
    await subscribe("foo@example.com");
    for (const [email, status, refused] of [
      ["left@mill.example.sy", "unsubscribed", null],
      ["here@mill.example.sy", "confirmed", null],
      ["gone@mill.example.sy", "unconfirmed", "550 no such user"],
    ])
      await pool.query(
        "INSERT INTO newsletter_subscribers (email, status, language, mail_refused) VALUES ($1, $2, 'en', $3)",
        [email, status, refused],
      );
    await subscribe("last@mill.example.sy", "en", new Date(Date.now() + 1000));
    start();
    await settle(() => expect(sink.mails).toHaveLength(1));
    expect(sink.mails[0]?.recipients).toEqual(["last@mill.example.sy"]);
  });
});

describe("a mail server that misbehaves", () => {
  test("NEWS-3: down and up again: each address gets exactly one mail, and the log one line a change", async () => {
    const lines = [vi.spyOn(log, "warn"), vi.spyOn(log, "info")];
    onTestFinished(() => lines.forEach((line) => line.mockRestore()));
    await sink.close();
    // Not a port that the system may give to another connection meanwhile.
    const port = await findFreePort();
    for (let reader = 0; reader < 5; reader++) await subscribe(`reader${reader}@mill.example.sy`);
    const mailer = start(`smtp://127.0.0.1:${port}`);
    await settle(() => expect(lines[0]).toHaveBeenCalled());
    expect(mailer.status().isDown).toBe(true);
    expect(await mailer.countWaiting()).toContainEqual({ kind: "confirmation", waiting: 5 });
    sink = await startSmtpSink(port);
    // First every connection breaks, then the server answers "later", then it works.
    sink.behave(() => "drop");
    await settle(() => expect(sink.connections()).toBeGreaterThan(3));
    sink.behave((line) => (line.startsWith("MAIL") ? "451 4.3.0 later" : undefined));
    const before = sink.connections();
    await settle(() => expect(sink.connections()).toBeGreaterThan(before + 2));
    sink.behave(() => undefined);
    await settle(async () => expect(await unsent()).toBe(0));
    expect(sink.mails.map(({ recipients }) => recipients.join()).toSorted()).toEqual(
      [0, 1, 2, 3, 4].map((reader) => `reader${reader}@mill.example.sy`),
    );
    const logged = lines.flatMap((line) => line.mock.calls.map(([entry]) => JSON.stringify(entry)));
    expect(logged.filter((entry) => entry.includes("mail_down"))).toHaveLength(1);
    expect(logged.filter((entry) => entry.includes("mail_up"))).toHaveLength(1);
    expect(logged.join()).not.toContain("mill.example.sy");
    const { isDown, results } = mailer.status();
    expect(isDown).toBe(false);
    expect(await mailer.countWaiting()).toContainEqual({ kind: "confirmation", waiting: 0 });
    expect(results).toContainEqual({ kind: "confirmation", result: "sent", count: 5 });
    expect(results.find(({ result }) => result === "failed")?.count).toBeGreaterThan(3);
  });

  test("CON-11: what is no longer wanted leaves nothing down", async () => {
    await createUser("desk@agency.example.sy", "inbox");
    await insertMessage();
    sink.behave((line) => (line.includes("desk") ? "552 5.2.2 mailbox full" : undefined));
    const mailer = start();
    await settle(() => expect(mailer.status().isDown).toBe(true));
    await pool.query("DELETE FROM contact_messages");
    await settle(() => expect(mailer.status().isDown).toBe(false));
    expect(sink.mails).toEqual([]);
  });

  test("an address that does not exist is noted for staff and left alone; one put off holds up nobody", async () => {
    for (const name of ["gone", "later", "fine"]) await subscribe(`${name}@mill.example.sy`);
    let isLate = true;
    sink.behave((line) => {
      if (line.includes("gone")) return "550 5.1.1 no such user";
      return line.includes("later") && isLate ? "450 4.2.0 greylisted" : undefined;
    });
    start();
    await settle(() => expect(sink.mails[0]?.recipients).toEqual(["fine@mill.example.sy"]));
    isLate = false;
    await settle(() => expect(sink.mails[1]?.recipients).toEqual(["later@mill.example.sy"]));
    const { rows } = await pool.query<object>(
      "SELECT email, mail_refused FROM newsletter_subscribers WHERE mail_refused IS NOT NULL",
    );
    expect(rows).toEqual([{ email: "gone@mill.example.sy", mail_refused: "550 5.1.1 no such user" }]);
  });

  test("NEWS-3: addresses that are always put off hold up no later one", async () => {
    for (const name of ["never1", "never2"]) await subscribe(`${name}@mill.example.sy`);
    sink.behave((line) => (line.includes("never") ? "450 4.1.2 domain not found" : undefined));
    // Both are due again at each attempt.
    const mailer = start(sink.url, { deferredFor: 1, longestDeferral: 1 });
    await settle(() =>
      expect(mailer.status().results).toEqual([
        { kind: "confirmation", result: "failed", count: expect.toSatisfy((count) => count > 9) as number },
      ]),
    );
    await subscribe("later@mill.example.sy");
    await settle(() => expect(sink.mails).toHaveLength(1));
    expect(sink.mails[0]?.recipients).toEqual(["later@mill.example.sy"]);
  });

  test("NEWS-3, F20: an address that is put off is tried less and less often, then given up and removed", async () => {
    await subscribe("never@mill.example.sy");
    const tries: number[] = [];
    sink.behave((line) => {
      if (!line.startsWith("RCPT")) return undefined;
      tries.push(performance.now());
      return "450 4.1.2 domain not found";
    });
    start(sink.url, { deferredFor: 100, longestDeferral: 400, givenUpAfter: 500 });
    await settle(async () => {
      const { rows } = await pool.query<object>("SELECT mail_refused FROM newsletter_subscribers");
      expect(rows).toEqual([{ mail_refused: "450 4.1.2 domain not found" }]);
    });
    const waits = tries.slice(1).map((time, at) => time - (tries[at] ?? 0));
    expect(waits.length).toBeGreaterThan(1);
    expect(waits.length).toBeLessThan(5);
    for (const [at, wait] of waits.entries()) expect(wait).toBeGreaterThan(Math.min(100 * 2 ** at, 400) - 2);
    await pass(8 * 24);
    expect(await removeExpired(pool, { asksToConfirm: true })).toMatchObject({ unconfirmed: 1 });
  });

  test("one that refuses to relay for us blames no address", async () => {
    await subscribe("reader@mill.example.sy");
    sink.behave((line) => (line.startsWith("RCPT") ? "550 5.7.1 relaying denied" : undefined));
    start();
    await settle(() => expect(sink.connections()).toBeGreaterThan(3));
    sink.behave(() => undefined);
    await settle(() => expect(sink.mails).toHaveLength(1));
  });

  test("NEWS-3: mails that staff's mailbox refuses hold up no subscriber's", async () => {
    const warn = vi.spyOn(log, "warn");
    onTestFinished(() => warn.mockRestore());
    await createUser("desk@agency.example.sy", "inbox");
    for (let message = 0; message < 20; message++) await insertMessage();
    sink.behave((line) => (line.includes("desk") ? "552 5.2.2 mailbox full" : undefined));
    const mailer = start();
    await settle(() => expect(warn).toHaveBeenCalled());
    await subscribe("reader@mill.example.sy");
    mailer.wake();
    await settle(() => expect(sink.mails).toHaveLength(1));
    expect(sink.mails[0]?.recipients).toEqual(["reader@mill.example.sy"]);
    expect(warn.mock.calls).toEqual([[expect.objectContaining({ event: "mail_down", of: "message" })]]);
    expect(mailer.status().isDown).toBe(true);
    sink.behave(() => undefined);
    await settle(() => expect(sink.mails).toHaveLength(21));
    await settle(() => expect(mailer.status().isDown).toBe(false));
  });

  test.each([
    ["server", "MAIL", "451 4.3.0 later"],
    ["recipient", "RCPT", "450 4.2.0 greylisted"],
  ])(
    "R19, NEWS-3: a clock that is set back after a %s failed holds up no mail",
    async (_what, command, answer) => {
      await subscribe("reader@mill.example.sy");
      const clock = vi.spyOn(Date, "now");
      onTestFinished(() => clock.mockRestore());
      clock.mockImplementation(() => performance.timeOrigin + performance.now() + 3 * 3_600_000);
      sink.behave((line) => (line.startsWith(command) ? answer : undefined));
      const mailer = start();
      await settle(() => expect(mailer.status().results).toHaveLength(1));
      clock.mockRestore();
      sink.behave(() => undefined);
      await settle(() => expect(sink.mails).toHaveLength(1));
    },
  );

  test("what the database could not note is noted later and not sent again; two processes take turns", async () => {
    for (let reader = 0; reader < 20; reader++) await subscribe(`reader${reader}@mill.example.sy`);
    await pool.query(
      `CREATE SEQUENCE tries;
       CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN PERFORM nextval('tries'); RAISE EXCEPTION 'full'; END $$;
       CREATE TRIGGER refuse BEFORE UPDATE ON newsletter_subscribers FOR EACH ROW EXECUTE FUNCTION refuse();`,
    );
    start();
    await settle(async () => {
      const { rows } = await pool.query<{ last: number }>("SELECT last_value::int AS last FROM tries");
      expect(rows[0]?.last).toBeGreaterThan(3);
    });
    expect(sink.mails).toHaveLength(1);
    await pool.query("DROP FUNCTION refuse CASCADE");
    await settle(async () => expect(await unsent()).toBeLessThan(20));
    start();
    await settle(async () => expect(await unsent()).toBe(0));
    expect(sink.mails).toHaveLength(20);
  });
});

describe("the mail that tells staff of a message", () => {
  test("CON-11: goes once to those who want it, answers go to the visitor, and the text keeps its direction", async () => {
    await createUser("owner@agency.example.sy", "owner");
    await createUser("desk@agency.example.sy", "inbox");
    await createUser("silent@agency.example.sy", "inbox", false);
    await createUser("editor@agency.example.sy", "editor");
    await insertMessage({ reference: "K7QX4MTA", reply_by: new Date("2026-11-23T13:00:00+03:00") });
    await insertMessage({ message: "spam", quarantined: true });
    await insertMessage({ message: "old", created_at: new Date(Date.now() - 8 * 24 * 3600_000) });
    start();
    await settle(async () => {
      const { rowCount } = await pool.query("SELECT FROM contact_messages WHERE notified_at IS NOT NULL");
      expect(rowCount).toBe(1);
    });
    expect(sink.mails).toHaveLength(1);
    const [{ headers, text, html, recipients } = expect.fail("no mail")] = sink.mails;
    expect(recipients).toEqual(["owner@agency.example.sy", "desk@agency.example.sy"]);
    expect(headers.get("reply-to")).toBe("ليلى <layla@mill.example.sy>");
    expect(headers.get("subject")).toBe("New message · رسالة جديدة · ليلى");
    expect(html).toMatch(/lang="ar" dir="rtl"[^>]*><p[^>]*>سؤالٌ عن الأسعار<br>&lt;b&gt;سطر ثانٍ/);
    for (const part of [text, html]) {
      expect(part).toContain("https://cms.test/admin/collections/contact-messages/");
      expect(part).toContain("K7QX4MTA");
      expect(part).toMatch(/Monday[^·]*1:00 PM · الاثنين[^<]*١:٠٠ م/);
    }
  });

  test("CON-11: its times are by the clock of the settings", async () => {
    await pool.query("INSERT INTO site_settings (utc_offset) VALUES ('+05:30')");
    onTestFinished(async () => void (await pool.query("DELETE FROM site_settings")));
    await createUser("desk@agency.example.sy", "inbox");
    await insertMessage({ reply_by: new Date("2026-11-23T13:00:00+03:00") });
    start();
    await settle(() => expect(sink.mails).toHaveLength(1));
    expect(sink.mails[0]?.text).toMatch(/Monday[^·]*3:30 PM · الاثنين[^<]*٣:٣٠ م/);
  });

  test("CON-11: a message that comes after it has waited for weeks is told of", async () => {
    await createUser("desk@agency.example.sy", "inbox");
    await insertMessage({ received_at: new Date(Date.now() - 20 * 24 * 3600_000) });
    start();
    await settle(() => expect(sink.mails).toHaveLength(1));
  });

  test("B9: nothing that a visitor wrote becomes a header or a recipient", async () => {
    await createUser("desk@agency.example.sy", "inbox");
    const tricks = [
      "\r\nBcc: evil@mill.example.sy",
      "\nReply-To: evil@x.sy",
      "a>, <evil@mill.example.sy",
      '"',
      "\0\u202e",
    ];
    for (const trick of tricks) {
      await insertMessage({ name: `ليلى${trick}`.replace("\0", ""), email: "layla@mill.example.sy" });
      await insertMessage({ name: "ليلى", email: `layla@mill.example.sy${trick}`.replace("\0", "") });
    }
    start();
    await settle(() => expect(sink.mails).toHaveLength(2 * tricks.length));
    for (const { headers, recipients } of sink.mails) {
      expect(recipients).toEqual(["desk@agency.example.sy"]);
      expect([...headers.keys()].toSorted()).toEqual(expect.not.arrayContaining(["bcc", "cc"]) as string[]);
      expect(headers.get("reply-to") ?? "<layla@mill.example.sy>").toMatch(/<layla@mill\.example\.sy>$/);
      expect(headers.get("reply-to") ?? "").not.toContain("\n");
    }
  });

  test("taken for one of two it counts as sent; without anybody to tell nothing is asked of the server", async () => {
    await insertMessage();
    const mailer = start();
    await subscribe("reader@mill.example.sy");
    mailer.wake();
    await settle(() => expect(sink.mails).toHaveLength(1));
    expect(sink.mails[0]?.recipients).toEqual(["reader@mill.example.sy"]);
    expect(await mailer.countWaiting()).toContainEqual({ kind: "message", waiting: 0 });
    await createUser("desk@agency.example.sy", "inbox");
    await createUser("gone@agency.example.sy", "owner");
    sink.behave((line) => (line.includes("gone") ? "550 5.1.1 no such user" : undefined));
    mailer.wake();
    await settle(() => expect(sink.mails).toHaveLength(2));
    expect(sink.mails[1]?.recipients).toEqual(["desk@agency.example.sy"]);
    await settle(async () => {
      const { rowCount } = await pool.query("SELECT FROM contact_messages WHERE notified_at IS NOT NULL");
      expect(rowCount).toBe(1);
    });
  });
});
