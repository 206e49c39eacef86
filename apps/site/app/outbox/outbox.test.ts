// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { OutboxEntry } from "./entry.ts";
import type { FilledForm } from "./submit-form.ts";

const contact = {
  kind: "contact",
  locale: "ar",
  trace: "4000;",
  body: { name: "Maya", email: "maya@sanabel.example", message: "Hello", phone: null },
} satisfies FilledForm;
const newsletter: FilledForm = {
  kind: "newsletter",
  locale: "en",
  trace: "5000;",
  body: { email: "maya@sanabel.example" },
};

/** What the site answers to each request, in turn; the last one for ever. A string is the name of a failure. */
let answers: (Response | "offline")[];
let requests: { url: string; headers: Record<string, string>; body: unknown }[];

const stored = (reference?: string) => Response.json({ data: { reference } }, { status: 201 });
const refused = (status: number, headers = {}) => new Response(null, { status, headers });

/** The locks of the browser that other tabs hold. Browsers on insecure pages have no locks. */
function offerLocks(): Set<string> {
  const held = new Set<string>();
  const request = async (name: string, { ifAvailable }: LockOptions, task: LockGrantedCallback<unknown>) => {
    if (!ifAvailable) throw new Error("A tab would wait for another one");
    if (held.has(name)) return await task(null);
    held.add(name);
    return await Promise.resolve(task({ name, mode: "exclusive" })).finally(() => held.delete(name));
  };
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
  return held;
}

/** The code of a page that has just been opened. The database stays. */
async function openPage() {
  vi.resetModules();
  const [flush, form, store, state] = await Promise.all([
    import("./flush-outbox.ts"),
    import("./submit-form.ts"),
    import("./store.ts"),
    import("./outbox-state.ts"),
  ]);
  const { refreshOutbox } = await import("./refresh-outbox.ts");
  const { keepOutbox } = await import("./keep-outbox.ts");
  return { ...flush, ...form, ...store, ...state, refreshOutbox, keepOutbox };
}

let page: Awaited<ReturnType<typeof openPage>>;
const now = Date.parse("2026-11-24T09:00:00Z");

/** The names that notices of the other tabs have. */
let news: unknown[];

class Channel extends EventTarget {
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    channels.push(this);
  }
  postMessage = (message: unknown) => void news.push(message);
}
let channels: Channel[];

beforeEach(async () => {
  vi.useFakeTimers({
    now,
    toFake: ["Date", "performance", "setTimeout", "clearTimeout", "setInterval", "clearInterval"],
  });
  answers = [];
  requests = [];
  news = [];
  channels = [];
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    const { headers, body } = init as { headers: Record<string, string>; body?: string };
    requests.push({ url, headers, body: body === undefined ? undefined : JSON.parse(body) });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer instanceof Response
      ? Promise.resolve(answer.clone())
      : Promise.reject(new TypeError("offline"));
  });
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  localStorage.clear();
  goOnline(true);
  page = await openPage();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "locks");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const goOnline = (isOnline: boolean) =>
  void Object.defineProperty(navigator, "onLine", { value: isOnline, configurable: true });

const turn = () => new Promise((done) => setImmediate(done));

/** Lets time pass in steps, in which the database works. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 100) {
    await vi.advanceTimersByTimeAsync(100);
    for (let turns = 0; turns < 3; turns++) await turn();
  }
}

/** Sends a form, and lets time pass until nobody is said to keep it: the deadline begins when it has come to the database. */
async function expectNotKept(): Promise<void> {
  let isOver = false;
  const failed = expect(page.submitForm(contact))
    .rejects.toThrow("was not kept")
    .finally(() => (isOver = true));
  while (!isOver) await pass(100);
  await failed;
}

/** Puts a message on the device without the network. */
async function keep(form: FilledForm = contact): Promise<OutboxEntry> {
  goOnline(false);
  answers = ["offline"];
  expect(await page.submitForm(form)).toMatchObject({ keptBy: "device" });
  goOnline(true);
  requests = [];
  const entries = await page.listEntries();
  const last = entries.at(-1);
  if (!last) throw new Error("Nothing was kept");
  return last;
}

/** What the visitor sees of the outbox. */
async function seen() {
  let shown: ReturnType<typeof page.useOutbox> | undefined;
  const View = () => {
    shown = page.useOutbox();
    return null;
  };
  const root = createRoot(document.createElement("div"));
  root.render(createElement(View));
  while (!shown) await turn();
  return {
    get now() {
      if (!shown) throw new Error("Nothing is shown");
      const { waiting, parked, delivered } = shown;
      return { waiting: waiting.map(({ key }) => key), parked: parked.map(({ key }) => key), delivered };
    },
    close: () => root.unmount(),
  };
}

describe("a form", () => {
  test("CON-11 CON-12 that the site stores leaves nothing on the device", async () => {
    answers = [stored("A2B4")];
    expect(await page.submitForm(contact)).toEqual({ keptBy: "site", reference: "A2B4" });
    const [request] = requests;
    expect(requests).toHaveLength(1);
    expect(request?.url).toBe("/api/v1/contact-us-messages?lang=ar");
    expect(request?.body).toEqual(contact.body);
    expect(request?.headers).toMatchObject({ "x-miqyas-form": "4000;", "x-miqyas-waited": "0" });
    expect(request?.headers["Idempotency-Key"]).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(request?.headers).not.toHaveProperty("x-miqyas-proof");
    expect(await page.listEntries()).toEqual([]);
    expect(localStorage.getItem("outbox")).toBeNull();
  });

  test("CON-14 has the browser's reference when the site sends none", async () => {
    const { referenceOf } = await import("./reference.ts");
    for (const answer of [stored(), new Response("{}"), Response.json({ data: { reference: 7 } })]) {
      answers = [answer];
      requests = [];
      const { reference } = await page.submitForm(newsletter);
      expect(requests[0]?.url).toBe("/api/v1/newsletter/subscribe?lang=en");
      expect(reference).toBe(await referenceOf(requests[0]?.headers["Idempotency-Key"] ?? ""));
    }
  });

  test("CON-11 is on the device before the first attempt, and does not wait in the outbox while it is sent", async () => {
    const outbox = await seen();
    let duringAttempt: OutboxEntry[] = [];
    vi.stubGlobal("fetch", async () => {
      duringAttempt = await page.listEntries();
      await page.changeEntry(duringAttempt[0]?.key ?? "", (entry) => ({ ...entry, failures: 1 }));
      await page.refreshOutbox();
      expect(outbox.now.waiting).toEqual([]);
      return stored();
    });
    await page.submitForm(contact);
    expect(duringAttempt).toMatchObject([
      { ...contact, failures: 0, createdAt: now, dueAt: now, refusedWith: null },
    ]);
    outbox.close();
  });

  test("F15 CON-11 stays on the device without the network, due after half a minute", async () => {
    const outbox = await seen();
    const entry = await keep();
    expect(entry).toMatchObject({ ...contact, failures: 1, dueAt: now + 30_000 });
    expect(localStorage.getItem("outbox")).toBe("1");
    await vi.waitFor(() => expect(outbox.now.waiting).toEqual([entry.key]));
    expect(news).toContain("changed");
    outbox.close();
  });

  test("F15 is tried four times online, once where the device knows that it is offline", async () => {
    answers = ["offline"];
    const sending = page.submitForm(contact);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await pass(10_000);
    expect(await sending).toMatchObject({ keptBy: "device" });
    expect(requests).toHaveLength(4);
    expect(new Set(requests.map(({ headers }) => headers["Idempotency-Key"])).size).toBe(1);
    requests = [];
    goOnline(false);
    await page.submitForm(newsletter);
    expect(requests).toHaveLength(1);
  });

  test("NEWS-8 CON-12 that is refused is not kept; sent again unchanged it is the same message", async () => {
    answers = [refused(422)];
    const key = async (form: FilledForm) => {
      requests = [];
      await expect(page.submitForm(form)).rejects.toMatchObject({
        name: "NotKept",
        message: `the ${form.kind} form was not kept`,
      });
      return requests[0]?.headers["Idempotency-Key"];
    };
    const first = await key(contact);
    expect(await page.listEntries()).toEqual([]);
    expect(await key({ ...contact, trace: "9000;" })).toBe(first);
    expect(await key(newsletter)).not.toBe(first);
    // The form of the other kind does not make it another message.
    expect(await key(contact)).toBe(first);
    expect(await key({ ...contact, body: { ...contact.body, message: "Hello again" } })).not.toBe(first);
    expect(await key(contact)).not.toBe(first);
    answers = [stored()];
    await page.submitForm(contact);
    const after = requests.at(-1)?.headers["Idempotency-Key"];
    await page.submitForm(contact);
    expect(requests.at(-1)?.headers["Idempotency-Key"]).not.toBe(after);
  });

  test("F14 goes to the site where the browser forbids the database, and is not kept if the site is away", async () => {
    const forbidden = {
      open: () => {
        throw new DOMException("forbidden", "SecurityError");
      },
    };
    vi.stubGlobal("indexedDB", forbidden);
    answers = [stored("A2B4")];
    expect(await page.submitForm(contact)).toEqual({ keptBy: "site", reference: "A2B4" });
    expect(localStorage.getItem("outbox")).toBeNull();
    goOnline(false);
    answers = ["offline"];
    await expect(page.submitForm(contact)).rejects.toThrow("was not kept");
    await page.refreshOutbox();
    await page.discardEntry("any");
  });

  test("F14 does not wait for a database that does not answer", async () => {
    vi.stubGlobal("indexedDB", { open: () => new EventTarget() });
    answers = [stored("A2B4")];
    const sending = page.submitForm(contact);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(await sending).toEqual({ keptBy: "site", reference: "A2B4" });
  });

  test("F14 that was said not to be kept is not stored by a database that opens later", async () => {
    const factory = new IDBFactory();
    vi.stubGlobal("indexedDB", {
      open: (name: string, version: number) => {
        const request = factory.open(name, version);
        const listen = request.addEventListener.bind(request);
        request.addEventListener = (type: string, listener: EventListener) =>
          listen(
            type,
            (event) => void (type === "success" ? setTimeout(listener, 4000, event) : listener(event)),
          );
        return request;
      },
    });
    goOnline(false);
    await expectNotKept();
    await vi.advanceTimersByTimeAsync(4_000);
    for (let turns = 0; turns < 20; turns++) await turn();
    expect(await page.listEntries()).toEqual([]);
  });

  test("F14 that was said not to be kept is not stored by a disk that is slow", async () => {
    const { key } = await keep();
    const other = await openDB("miqyas-outbox", 1);
    const busy = other.transaction("entries", "readwrite");
    let isBusy = true;
    const end = (async () => {
      while (isBusy) await busy.store.count();
      await busy.done;
    })();
    goOnline(false);
    await expectNotKept();
    isBusy = false;
    await end;
    other.close();
    expect((await page.listEntries()).map((entry) => entry.key)).toEqual([key]);
  });

  test("F14 is under its lock while it is sent, and ends its wait with a signal", async () => {
    const held = offerLocks();
    let during: string[] = [];
    let signal: AbortSignal | null | undefined;
    vi.stubGlobal("fetch", (_url: string, init: RequestInit) => {
      during = [...held];
      signal = init.signal;
      return Promise.resolve(stored());
    });
    await page.submitForm(contact);
    expect(during).toEqual([expect.stringMatching(/^miqyas-outbox:[0-9a-f-]{36}$/)]);
    expect(signal?.aborted).toBe(false);
    expect([...held]).toEqual([]);
  });

  test("F14 CON-11 that another tab sends at that moment is said to be with the site once it is", async () => {
    const held = offerLocks();
    const request = navigator.locks.request.bind(navigator.locks) as (...all: unknown[]) => Promise<unknown>;
    // The other tab has the lock, and has delivered the message when this one asks.
    const locked = async (...all: unknown[]) => {
      held.add(String(all[0]));
      for (const { key } of await page.listEntries()) await page.removeEntry(key);
      return request(...all);
    };
    Object.defineProperty(navigator, "locks", { value: { request: locked }, configurable: true });
    expect(await page.submitForm(contact)).toMatchObject({ keptBy: "site" });
    expect(requests).toEqual([]);
  });

  test("CON-11 that was discarded in another tab meanwhile is not said to be kept", async () => {
    goOnline(false);
    vi.stubGlobal("fetch", async () => {
      for (const { key } of await page.listEntries()) await page.removeEntry(key);
      throw new TypeError("offline");
    });
    await expect(page.submitForm(contact)).rejects.toThrow("was not kept");
  });

  test("R13 has a proof of work when the site asks for one", async () => {
    const hmacSignatureSecret = "secret";
    const challenge = await createChallenge({
      ...{ algorithm: "PBKDF2/SHA-256", cost: 1, keyPrefix: "0", deriveKey, hmacSignatureSecret },
    });
    answers = [refused(428), Response.json({ success: true, data: challenge }), stored("A2B4")];
    expect(await page.submitForm(newsletter)).toEqual({ keptBy: "site", reference: "A2B4" });
    expect(requests.map(({ url }) => url)).toEqual([
      "/api/v1/newsletter/subscribe?lang=en",
      "/api/v1/form-challenge?form=newsletter&lang=en",
      "/api/v1/newsletter/subscribe?lang=en",
    ]);
    const proof = JSON.parse(atob(requests[2]?.headers["x-miqyas-proof"] ?? "")) as Parameters<
      typeof verifySolution
    >[0];
    expect(await verifySolution({ ...proof, deriveKey, hmacSignatureSecret })).toMatchObject({
      verified: true,
    });
    expect(requests[2]?.headers["Idempotency-Key"]).toBe(requests[0]?.headers["Idempotency-Key"]);
  });

  test("R13 waits on the device when the challenge cannot be read", async () => {
    answers = [refused(428), Response.json({ success: true, data: { parameters: {}, signature: "" } })];
    expect(await page.submitForm(contact)).toMatchObject({ keptBy: "device" });
  });
});

describe("a message on the device", () => {
  test("CON-11 CON-12 is sent with its key when it is due, then removed and announced", async () => {
    const outbox = await seen();
    const { key, reference } = await keep();
    answers = [stored()];
    await page.flushOutbox(false);
    expect(requests).toEqual([]);
    vi.setSystemTime(now + 30_000);
    await page.flushOutbox(false);
    expect(requests).toMatchObject([
      { body: contact.body, headers: { "Idempotency-Key": key, "x-miqyas-waited": "30000" } },
    ]);
    expect(await page.listEntries()).toEqual([]);
    expect(localStorage.getItem("outbox")).toBeNull();
    expect(reference).toMatch(/^\w{8}$/);
    expect(outbox.now).toEqual({ waiting: [], parked: [], delivered: [{ kind: "contact", reference }] });
    page.closeDeliveries("all");
    await turn();
    expect(outbox.now.delivered).toEqual([]);
    outbox.close();
  });

  test("F15 waits longer after each failure, and as long as the site asks", async () => {
    const { key } = await keep();
    for (const [failures, wait, answer] of [
      [2, 60_000, refused(503)],
      [3, 120_000, refused(429, { "Retry-After": "10" })],
      [4, 900_000, refused(503, { "Retry-After": "900" })],
    ] as const) {
      answers = [answer];
      await page.retryOutbox();
      expect(await page.findEntry(key)).toMatchObject({ failures, dueAt: Date.now() + wait });
    }
    expect(requests).toHaveLength(3);
  });

  test("CON-11 that the site refuses is parked: it stays, and is not sent again", async () => {
    const outbox = await seen();
    const { key } = await keep();
    answers = [refused(422)];
    await page.retryOutbox();
    expect(outbox.now).toEqual({ waiting: [], parked: [key], delivered: [] });
    expect(await page.findEntry(key)).toMatchObject({ refusedWith: 422, failures: 1 });
    await page.retryOutbox();
    expect(requests).toHaveLength(1);
    await page.discardEntry(key);
    expect(outbox.now.parked).toEqual([]);
    expect(await page.listEntries()).toEqual([]);
    outbox.close();
  });

  test.each([
    ["CON-11 is tried once more after seven days, then deleted", "offline", false],
    ["R2, R19 is sent after seven days when the site answers then", stored(), true],
  ] as const)("%s", async (_what, answer, isDelivered) => {
    const outbox = await seen();
    const { key } = await keep();
    // Not due by its own time: the site asked to wait, or the clock was ahead.
    await page.changeEntry(key, (entry) => ({ ...entry, dueAt: now + 7 * 86_400_000 + 60_000 }));
    vi.setSystemTime(now + 7 * 86_400_000 + 1);
    answers = [answer];
    await page.flushOutbox(false);
    expect(requests).toHaveLength(1);
    expect(await page.listEntries()).toEqual([]);
    expect(outbox.now.delivered).toHaveLength(Number(isDelivered));
    outbox.close();
  });

  test("CON-11 is kept after seven days while there is no network", async () => {
    const { key } = await keep();
    goOnline(false);
    vi.setSystemTime(now + 7 * 86_400_000 + 1);
    answers = ["offline"];
    await page.flushOutbox(true);
    expect((await page.listEntries()).map((entry) => entry.key)).toEqual([key]);
  });

  test("CON-11 the oldest is sent first, and the mark stays until the last is away", async () => {
    const message = await keep();
    const ages = { a: 2_000, b: 3_000, c: 1_000, [message.key]: -1_000 };
    for (const [key, age] of Object.entries(ages))
      expect(await page.putEntry({ ...message, key, createdAt: now - age })).toBe(true);
    answers = [stored(), stored(), stored(), refused(503)];
    await page.retryOutbox();
    expect(requests.map(({ headers }) => headers["Idempotency-Key"])).toEqual(["b", "a", "c", message.key]);
    // The last one comes from a clock that was ahead: no time below none.
    expect(requests.map(({ headers }) => headers["x-miqyas-waited"])).toEqual(["3000", "2000", "1000", "0"]);
    expect((await page.listEntries()).map(({ key }) => key)).toEqual([message.key]);
    expect(localStorage.getItem("outbox")).toBe("1");
  });

  test("F14 a tab lets another one have the database, and opens it again", async () => {
    const { key } = await keep();
    const deleted = indexedDB.deleteDatabase("miqyas-outbox");
    await new Promise((done) => deleted.addEventListener("success", done));
    expect(await page.findEntry(key)).toBeUndefined();
    expect(await keep()).toMatchObject(contact);
  });

  test("F14 is sent by one tab at a time", async () => {
    const held = offerLocks();
    const { key } = await keep();
    answers = [stored()];
    held.add(`miqyas-outbox:${key}`);
    await page.retryOutbox();
    expect(requests).toEqual([]);
    held.clear();
    await page.retryOutbox();
    expect(requests).toHaveLength(1);
  });

  test("F15 events send it at most once in five seconds; the visitor's hand at any time", async () => {
    await keep();
    await page.flushOutbox(true);
    expect(requests).toHaveLength(1);
    await page.flushOutbox(true);
    expect(requests).toHaveLength(1);
    await page.retryOutbox();
    expect(requests).toHaveLength(2);
    await pass(5_100);
    await page.flushOutbox(true);
    expect(requests).toHaveLength(3);
  });

  test("F14 a database that cannot be read now is read at the next run", async () => {
    await keep();
    const working = indexedDB;
    page = await openPage();
    vi.stubGlobal("indexedDB", {
      open: () => {
        throw new DOMException("busy", "UnknownError");
      },
    });
    await page.retryOutbox();
    expect(requests).toEqual([]);
    vi.stubGlobal("indexedDB", working);
    await page.retryOutbox();
    expect(requests).toHaveLength(1);
  });
});

describe("an open page", () => {
  const settle = () => pass(100);

  test("CON-11 sends at its start, when the network or the visitor is back and twice a minute, until it closes", async () => {
    await keep();
    const close = page.keepOutbox();
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    for (const [target, name] of [
      [window, "online"],
      [window, "focus"],
      [document, "visibilitychange"],
    ] as const) {
      requests = [];
      await pass(5_100);
      target.dispatchEvent(new Event(name));
      await vi.waitFor(() => expect(requests).toHaveLength(1));
      await settle();
    }
    requests = [];
    vi.setSystemTime(now + 3_600_000);
    await pass(30_000);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await settle();
    close();
    requests = [];
    vi.setSystemTime(now + 7_200_000);
    await pass(31_000);
    for (const [target, name] of [
      [window, "online"],
      [window, "focus"],
      [document, "visibilitychange"],
    ] as const)
      target.dispatchEvent(new Event(name));
    await pass(1_000);
    expect(requests).toEqual([]);
  });

  test("CON-11 sends nothing while nobody looks at it", async () => {
    const { key } = await keep();
    const close = page.keepOutbox();
    await vi.waitFor(async () => expect((await page.findEntry(key))?.failures).toBe(2));
    requests = [];
    await pass(5_100);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    window.dispatchEvent(new Event("online"));
    await pass(1_000);
    expect(requests).toEqual([]);
    close();
  });

  test("CON-11 shows what another tab says, and says nothing back", async () => {
    const outbox = await seen();
    const { key } = await keep();
    const close = page.keepOutbox();
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await settle();
    await page.removeEntry(key);
    localStorage.setItem("outbox", "1");
    news = [];
    const [channel] = channels.slice(-1);
    expect(channel?.name).toBe("miqyas-outbox");
    channel?.dispatchEvent(new Event("message"));
    await vi.waitFor(() => expect(outbox.now.waiting).toEqual([]));
    expect(news).toEqual([]);
    close();
    outbox.close();
  });

  test("CON-11 finds messages without the mark, and makes no database where there are none", async () => {
    const close = page.keepOutbox();
    await pass(100);
    expect(await indexedDB.databases()).toEqual([]);
    close();
    await keep();
    localStorage.clear();
    const closeAgain = (await openPage()).keepOutbox();
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    closeAgain();
  });
});
