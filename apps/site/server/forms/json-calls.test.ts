import { createConnection } from "node:net";
import fc from "fast-check";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { solveChallenge } from "altcha-lib";
import type { Challenge } from "altcha-lib/types";
import { describe, expect, test, vi } from "vitest";
import { contactPath, message, newsletterPath, serveForms } from "./testing/form-calls.ts";

const key = "0b0e7c2a-6d1f-4a55-9a8e-3f6f2f6c1d2e";
const text = (number: number) => ({
  ...message,
  email: `m${number}@sanabel.example`,
  message: `text ${number}`,
});

describe("a stored form", () => {
  test.each([
    [contactPath, message, "en", "Your message has been sent successfully! We will contact you soon."],
    [contactPath, message, "ar", "تم إرسال رسالتك بنجاح! سنتواصل معك قريبًا."],
    [newsletterPath, { email: message.email }, "en", "Successfully subscribed!"],
    [newsletterPath, { email: message.email }, "ar", "تم الاشتراك بنجاح!"],
  ])("CON-9 NEWS-3 %s %o is answered in %s with a reference", async (path, body, lang, said) => {
    const { post } = await serveForms();
    const { status, json, headers } = await post(`${path}?lang=${lang}`, body);
    expect(status).toBe(201);
    expect(json).toEqual({
      success: true,
      message: said,
      data: { reference: expect.stringMatching(/^[3-9AC-Y]{8}$/) as string },
    });
    expect(headers.get("content-language")).toBe(lang);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("CON-11 reaches the backend as it was written, Arabic digits of the phone as 0-9 (CON-6)", async () => {
    const { post, backend } = await serveForms();
    await post(
      contactPath,
      { ...message, message: "نص\r\nبسطرين", phone: "٠٩٤٤ ٥٥٥ ٠١٨" },
      { "Idempotency-Key": key },
    );
    await vi.waitFor(() => expect(backend.calls).toHaveLength(1), 20_000);
    expect(JSON.parse(backend.calls[0]?.body ?? "")).toEqual({
      ...message,
      message: "نص\nبسطرين",
      phone: "0944 555 018",
    });
    expect(backend.keys()).toEqual([key]);
  });

  test.each([
    ["3600000", 3_600_000],
    ["0", 0],
    ["999999999", 0],
    ["-5", 0],
    ["soon", 0],
  ])(
    "CON-11 that waited %s ms on the visitor's device keeps the time of its writing",
    async (waited, age) => {
      const { post, backend } = await serveForms();
      const before = Date.now();
      await post(contactPath, message, { "X-Miqyas-Waited": waited });
      await vi.waitFor(() => expect(backend.calls).toHaveLength(1), 20_000);
      const writtenAt = Date.parse(String(backend.calls[0]?.headers["x-miqyas-received-at"]));
      expect(writtenAt).toBeGreaterThanOrEqual(before - age);
      expect(writtenAt).toBeLessThanOrEqual(Date.now() - age);
    },
  );

  test("CON-11 is answered although the backend is away, or never answers", async () => {
    const { post, backend, forms } = await serveForms();
    backend.answer(() => "hang");
    expect((await post(contactPath, message)).status).toBe(201);
    expect(forms.status()).toMatchObject({ available: true, depth: 1 });
  });

  test("NEWS-7 a placeholder address is taken; the backend holds it back", async () => {
    const { post, backend } = await serveForms();
    expect((await post(newsletterPath, { email: "foo@example.com" })).status).toBe(201);
    await vi.waitFor(() => expect(backend.calls).toHaveLength(1), 20_000);
  });
});

test.each([
  "/api/v1/contact-us-messages/",
  "/API/v1/Contact-Us-Messages",
  "/api/v1/%63ontact-us-messages?a=1",
])("B19 no spelling of a form's call gets past the site: %s", async (path) => {
  const { post, events } = await serveForms();
  expect((await post(path, message, { "X-Miqyas-Form": "8400;spam" })).status).toBe(201);
  expect(events()).toContain("queue_stored");
});

describe("CON-12 Idempotency-Key", () => {
  const withKey = { "Idempotency-Key": key };

  test("the same key and body gets the first answer, byte for byte, quoted or not, in whatever language", async () => {
    const { post, backend } = await serveForms();
    const first = await post(contactPath, message, withKey);
    for (const header of [key, `"${key}"`, ` ${key} `]) {
      const again = await post(`${contactPath}?lang=ar`, message, { "Idempotency-Key": header });
      expect([again.status, again.text]).toEqual([201, first.text]);
    }
    await vi.waitFor(() => expect(backend.calls).toHaveLength(1), 20_000);
  });

  test("the same key with another body is 422, also for the other form", async () => {
    const { post } = await serveForms();
    await post(contactPath, message, withKey);
    expect((await post(contactPath, text(1), withKey)).status).toBe(422);
    expect((await post(newsletterPath, { email: message.email }, withKey)).status).toBe(422);
  });

  test.each([
    "",
    "short",
    "x".repeat(65),
    "with spaces in the middle",
    "ключ-из-шестнадцати",
    '"',
    "a;b".repeat(8),
  ])("%j is 400", async (bad) => {
    const { post } = await serveForms();
    const header = Buffer.from(bad, "utf8").toString("latin1");
    expect((await post(contactPath, message, { "Idempotency-Key": header })).status).toBe(400);
  });

  test("while the first is being stored, the same key is 409 with Retry-After", async () => {
    const { post, forms } = await serveForms();
    await post(contactPath, text(0));
    const { DatabaseSync } = await import("node:sqlite");
    const lock = new DatabaseSync(forms.file);
    lock.exec("BEGIN IMMEDIATE");
    const first = post(contactPath, message, withKey);
    await vi.waitFor(async () => {
      const second = await post(contactPath, message, withKey);
      expect(second.status).toBe(409);
      expect(second.headers.get("retry-after")).toBe("1");
    }, 20_000);
    lock.exec("ROLLBACK");
    lock.close();
    expect((await first).status).toBe(201);
    expect((await post(contactPath, message, withKey)).text).toBe((await first).text);
  });

  test("F11 a hundred doubled posts at the same moment are a hundred messages", async () => {
    const { post, backend, forms } = await serveForms({ trustedProxies: ["127.0.0.1"] });
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async (_, at) => {
        const number = at >> 1;
        const headers = {
          "Idempotency-Key": `doubled-message-${number}`,
          "X-Forwarded-For": `10.0.0.${number}`,
        };
        return (await post(contactPath, text(number), headers)).status;
      }),
    );
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    await vi.waitFor(() => expect(forms.status().depth).toBe(0), 20_000);
    expect(new Set(backend.keys()).size).toBe(100);
  });

  test("without a key the same body is the same message for ten minutes", async () => {
    const { post } = await serveForms();
    const first = await post(contactPath, message);
    expect((await post(contactPath, message)).text).toBe(first.text);
    expect((await post(contactPath, text(1))).text).not.toBe(first.text);
  });
});

describe("B14 bodies", () => {
  test.each([
    ["nothing", ""],
    ["broken JSON", "{"],
    ["invalid UTF-8", Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ["UTF-16", Buffer.from(JSON.stringify(message), "utf16le")],
  ])("%s is 400", async (_, body) => {
    const { post } = await serveForms();
    expect((await post(contactPath, body)).status).toBe(400);
  });

  test.each([
    ["a list", []],
    ["a number", 5],
    ["null", null],
    ["a text", '"text"'],
    ["nothing in it", {}],
    ["depth 30,000", "[".repeat(30_000) + "]".repeat(30_000)],
    ["objects for texts", { name: {}, email: [], message: 1, phone: {} }],
    ["a blank name", { ...message, name: " \u200f\u0000 ".replace("\u200f", "") }],
  ])("%s is 422", async (_, body) => {
    const { post } = await serveForms();
    expect((await post(contactPath, body)).status).toBe(422);
  });

  test("every wrong field is named in the visitor's language", async () => {
    const { post } = await serveForms();
    const { json } = await post(`${contactPath}?lang=ar`, {
      name: "",
      email: "nobody",
      message: "م".repeat(10_001),
      phone: "1".repeat(41),
    });
    expect(json).toEqual({
      success: false,
      message: "يُرجى مراجعة الحقول المشار إليها.",
      errors: {
        name: "يُرجى إدخال اسمك.",
        email: expect.stringContaining("name@company.com") as string,
        message: "يُرجى ألّا تتجاوز الرسالة ١٠٬٠٠٠ حرف.",
        phone: expect.stringContaining("٤٠") as string,
      },
    });
  });

  test("64 kB are read, one byte more is 413, whether its length is known or not", async () => {
    const { post, url } = await serveForms();
    const limit = 64 * 1024;
    const padded = (size: number) => JSON.stringify(message).padEnd(size, " ");
    expect((await post(contactPath, padded(limit))).status).toBe(201);
    expect((await post(contactPath, padded(limit + 1))).status).toBe(413);
    expect((await post(contactPath, padded(10 * 1024 * 1024))).status).toBe(413);
    const chunked = await fetch(`${url}${contactPath}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: new Blob([padded(limit + 1)]).stream(),
      duplex: "half",
    } as RequestInit);
    expect(chunked.status).toBe(413);
  });

  test("an endless body is refused and cut off", async () => {
    const { port, post } = await serveForms();
    const answer = await new Promise<string>((resolve) => {
      const socket = createConnection(port, "127.0.0.1", () => {
        socket.write(
          `POST ${contactPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
        );
        const chunk = `10000\r\n${"x".repeat(65_536)}\r\n`;
        const pour = () => {
          while (socket.writable && socket.write(chunk));
        };
        socket.on("drain", pour);
        pour();
      });
      let received = "";
      socket.on("data", (data) => (received += data.toString()));
      socket.on("error", () => undefined);
      socket.on("close", () => resolve(received));
    });
    expect(answer).toMatch(/^HTTP\/1.1 413/);
    expect((await post(contactPath, message)).status).toBe(201);
  });

  test("a visitor who goes away in the middle leaves nothing behind", async () => {
    const { port, forms, events } = await serveForms();
    await new Promise<void>((resolve) => {
      const socket = createConnection(port, "127.0.0.1", () => {
        const head = `POST ${contactPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name"`;
        socket.write(head, () => socket.destroy());
      });
      socket.on("close", () => resolve());
    });
    expect(forms.status().depth).toBe(0);
    expect(events()).not.toContain("queue_broken");
  });

  test.each([
    ["text/plain"],
    ["application/x-www-form-urlencoded"],
    ["application/json; charset=utf-16"],
    ["application/jsonp"],
    [""],
  ])("content type %j is 415", async (type) => {
    const { post } = await serveForms();
    expect((await post(contactPath, message, { "Content-Type": type })).status).toBe(415);
  });

  test("a compressed body is 415", async () => {
    const { post } = await serveForms();
    expect((await post(contactPath, message, { "Content-Encoding": "gzip" })).status).toBe(415);
  });

  test.each(["GET", "PUT", "DELETE", "OPTIONS", "PATCH"])("%s is 405", async (method) => {
    const { url } = await serveForms();
    const response = await fetch(`${url}${contactPath}`, { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });

  test("duplicate keys and __proto__ change nothing but themselves", async () => {
    const { post, backend } = await serveForms();
    const body = `{"name":"first","name":"Maya","email":"maya@sanabel.example","message":"x","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}`;
    expect((await post(contactPath, body)).status).toBe(201);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    await vi.waitFor(() => expect(backend.calls).toHaveLength(1), 20_000);
    expect(JSON.parse(backend.calls[0]?.body ?? "")).toEqual({
      ...{ name: "Maya", email: "maya@sanabel.example", message: "x", phone: "" },
    });
  });

  test("whatever comes, it is never a 5xx", async () => {
    const { post, events } = await serveForms();
    const odd = fc.oneof(fc.string({ unit: "binary" }), fc.jsonValue(), fc.constant(undefined));
    const field = fc.oneof(
      { weight: 2, arbitrary: fc.constant("maya@sanabel.example") },
      { weight: 1, arbitrary: odd },
    );
    const body = fc.oneof(
      fc.record({ name: field, email: field, message: field, phone: field }, { requiredKeys: [] }),
      fc.string({ unit: "binary" }),
      fc.uint8Array(),
      fc.json(),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(contactPath, newsletterPath), body, async (path, value) => {
        const { status } = await post(path, value);
        expect([201, 400, 422, 428]).toContain(status);
      }),
      { numRuns: 400 },
    );
    expect(events()).not.toContain("queue_broken");
  }, 90_000);
});

describe("texts", () => {
  test("B9 line breaks and controls in one-line fields become nothing that a mail header could be made of", async () => {
    const { post, backend } = await serveForms({ trustedProxies: ["127.0.0.1"] });
    const breaks = ["\r\n", "\n", "\r", "\u0085", "\u2028", "\u2029", "\0", "\u000b"];
    for (const [number, lineBreak] of breaks.entries())
      await post(
        contactPath,
        {
          ...{ message: "x", email: `m${number}@sanabel.example` },
          name: `Maya${lineBreak}Bcc: everyone@sanabel.example`,
          phone: `1${lineBreak}Reply-To: x`,
        },
        { "X-Forwarded-For": `10.0.0.${number}` },
      );
    await vi.waitFor(() => expect(backend.calls).toHaveLength(breaks.length), 20_000);
    for (const { body } of backend.calls) {
      const { name, phone } = JSON.parse(body) as typeof message;
      // oxlint-disable-next-line no-control-regex -- controls are what must be gone
      expect(name + phone).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
    }
  });

  test("B9 an address with a line break in it is refused, or joined into no address at all", async () => {
    const { post } = await serveForms();
    for (const email of [
      "maya@sanabel.example\r\nBcc: x@y.example",
      "a\n@b.example, c@d.example",
      "<a@b.example>",
    ])
      expect((await post(contactPath, { ...message, email })).status).toBe(422);
  });

  test("B15 Arabic and Persian joiners and marks stay, overrides and lone surrogates go", async () => {
    const { post, backend } = await serveForms();
    const honest = "می\u200cخواهم \u200fعربي\u200e latin \u200d";
    await post(contactPath, { ...message, message: `${honest}|\u202e\u2066\ufeff\ud800|end` });
    await vi.waitFor(() => expect(backend.calls).toHaveLength(1), 20_000);
    expect((JSON.parse(backend.calls[0]?.body ?? "") as typeof message).message).toBe(`${honest}||end`);
  });
});

describe("B19 machines", () => {
  test.each([
    ["8400;", null],
    ["2000;", null],
    ["90000000;", null],
    ["8400;https%3A%2F%2Fspam.example", "honeypot"],
    ["300;", "too-fast"],
    ["", "no-form"],
    ["yes", "no-form"],
  ])("X-Miqyas-Form %j: answered like everybody's, kept, marked %j", async (header, reason) => {
    const { post, backend } = await serveForms();
    const { status, json } = await post(contactPath, message, { "X-Miqyas-Form": header });
    expect([status, json.success]).toEqual([201, true]);
    await vi.waitFor(() => expect(backend.calls).toHaveLength(1), 20_000);
    expect(backend.calls[0]?.headers["x-miqyas-quarantine"] ?? null).toBe(reason);
  });
});

describe("B22 limits", () => {
  test.each([
    [contactPath, 5, (number: number) => text(number)],
    [newsletterPath, 5, (number: number) => ({ email: `m${number}@sanabel.example` })],
  ])(
    "%s: the sixth from one address needs a proof, however X-Forwarded-For is forged",
    async (path, count, body) => {
      const { post, events } = await serveForms();
      for (let number = 0; number < 30; number++) {
        const { status } = await post(path, body(number), {
          "X-Forwarded-For": `10.0.${number}.1, 10.0.0.${number}`,
        });
        expect(status).toBe(number < count ? 201 : 428);
      }
      expect(events()).toContain("ratelimit_hit");
    },
  );

  test("behind a trusted proxy every visitor counts alone", async () => {
    const { post } = await serveForms({ trustedProxies: ["127.0.0.0/8"] });
    for (let number = 0; number < 30; number++) {
      const headers = { "X-Forwarded-For": `6.6.6.6, 10.0.0.${number}` };
      expect((await post(contactPath, text(number), headers)).status).toBe(201);
    }
  });

  test("B20 one mailbox has three an hour from everywhere together", async () => {
    const { post } = await serveForms({ trustedProxies: ["127.0.0.0/8"] });
    const emails = ["a.b@x.example", "ab+1@x.example", "AB@x.example", "a.b+2@X.example"];
    const statuses = [];
    for (const [number, email] of emails.entries())
      statuses.push(
        (await post(newsletterPath, { email }, { "X-Forwarded-For": `10.0.0.${number}` })).status,
      );
    expect(statuses).toEqual([201, 201, 201, 428]);
  });

  test("a repeated message never needs a proof", async () => {
    const { post } = await serveForms();
    const headers = { "Idempotency-Key": key };
    await post(contactPath, message, headers);
    for (let number = 0; number < 6; number++) await post(contactPath, text(number));
    expect((await post(contactPath, message, headers)).status).toBe(201);
  });

  test("the limit passes with time", async () => {
    let time = Date.now();
    const { post } = await serveForms({ now: () => time });
    for (let number = 0; number < 5; number++) await post(contactPath, text(number));
    expect((await post(contactPath, text(5))).status).toBe(428);
    time += 2 * 60_000 + 1;
    expect((await post(contactPath, text(5))).status).toBe(201);
    expect((await post(contactPath, text(6))).status).toBe(428);
  });

  test("a proof of work lets a person through, once a proof, and not for the other form", async () => {
    const { post, url } = await serveForms();
    for (let number = 0; number < 5; number++) await post(contactPath, text(number));
    const refused = await post(contactPath, text(5), { "Idempotency-Key": key });
    expect(refused.json.data?.challenge).toBe("/api/v1/form-challenge?form=contact");
    const asked = await fetch(`${url}${String(refused.json.data?.challenge)}`);
    const { data: challenge } = (await asked.json()) as { data: Challenge };
    const solution = await solveChallenge({ challenge, deriveKey });
    const proof = btoa(JSON.stringify({ challenge, solution }));
    const headers = { "Idempotency-Key": key, "X-Miqyas-Proof": proof };
    for (let number = 0; number < 5; number++)
      await post(newsletterPath, { email: `n${number}@sanabel.example` });
    expect(
      (await post(newsletterPath, { email: "n6@sanabel.example" }, { "X-Miqyas-Proof": proof })).status,
    ).toBe(428);
    expect((await post(contactPath, text(5), headers)).status).toBe(201);
    expect((await post(contactPath, text(5), headers)).status).toBe(201);
    expect((await post(contactPath, text(6), { "X-Miqyas-Proof": proof })).status).toBe(428);
  });

  test.each([
    "",
    "e30=",
    "not base64 at all",
    btoa("[]"),
    btoa('{"challenge":{"parameters":{}},"solution":{}}'),
    "A".repeat(9000),
  ])("the proof %.20s is none", async (proof) => {
    const { post } = await serveForms();
    for (let number = 0; number < 5; number++) await post(contactPath, text(number));
    expect((await post(contactPath, text(5), { "X-Miqyas-Proof": proof })).status).toBe(428);
  });

  test("a proof of a challenge that nobody set, or that was made easier, is none", async () => {
    const { post, url } = await serveForms();
    for (let number = 0; number < 5; number++) await post(contactPath, text(number));
    const asked = await fetch(`${url}/api/v1/form-challenge?form=contact`);
    const { data } = (await asked.json()) as { data: Challenge };
    const easy: Challenge = { ...data, parameters: { ...data.parameters, cost: 1 } };
    const solution = await solveChallenge({ challenge: easy, deriveKey });
    const proof = btoa(JSON.stringify({ challenge: easy, solution }));
    expect((await post(contactPath, text(5), { "X-Miqyas-Proof": proof })).status).toBe(428);
  });
});

describe("where a form comes from", () => {
  test.each([
    ["https://evil.example", 403],
    ["null", 403],
    ["http://127.0.0.1:1", 403],
    ["https://miqyas.example", 201],
    ["own", 201],
  ])("Origin %s is %d", async (origin, status) => {
    const { post, url } = await serveForms({ siteOrigin: "https://miqyas.example" });
    const headers = { Origin: origin === "own" ? url : origin };
    expect((await post(contactPath, message, headers)).status).toBe(status);
  });

  test("another site's page is refused even when it hides its name", async () => {
    const { post } = await serveForms();
    expect((await post(contactPath, message, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  });
});

test("CON-11 a queue that cannot store a message says so: 503, Retry-After, the text of CON-10", async () => {
  const { post, forms } = await serveForms({ bounds: { freeBytes: Number.MAX_SAFE_INTEGER } });
  const { status, headers, json } = await post(contactPath, message);
  expect(status).toBe(503);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(json).toMatchObject({
    success: false,
    message: "An error occurred while sending the message. Please try again.",
  });
  expect(forms.status().available).toBe(false);
});

test.each(["/", "/contact", "/api/v1/our-services", "/api/v1/contact-us-messages/x", "/newsletter"])(
  "GET %s is not answered by the forms",
  async (path) => {
    const { url } = await serveForms();
    expect((await fetch(`${url}${path}`)).status).toBe(404);
  },
);
