import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDelivery } from "./delivery.ts";
import type { QueuedMessage } from "./queue.ts";

const written = Date.parse("2026-11-24T08:00:00Z");
const message: QueuedMessage = {
  ...{ id: 1, kind: "newsletter", key: "key-of-the-message-1", locale: "ar", quarantine: null, attempts: 0 },
  ...{
    body: { email: "maya@sanabel.example" },
    received_at: written + 1,
    written_at: written,
    state: "waiting",
  },
};

let requests: { url: string; init: RequestInit & { headers: Record<string, string> } }[];
beforeEach(() => (requests = []));
afterEach(() => void vi.unstubAllGlobals());

/** Delivers the message to a backend with this answer. */
function deliver(answer: Response | Error, change: Partial<QueuedMessage> = {}, secret?: string) {
  vi.stubGlobal("fetch", (url: string, init: (typeof requests)[number]["init"]) => {
    requests.push({ url, init });
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const give = createDelivery({ backendUrl: "http://backend.example", secret, now: () => written + 9_000 });
  return give({ ...message, ...change }, new AbortController().signal);
}

test("CON-12 a message goes to the call of its form with its key, its times and, if it is marked, its mark", async () => {
  await deliver(new Response("{}"));
  await deliver(new Response("{}"), { kind: "contact", quarantine: "too-fast" }, "secret");
  const [plain, marked] = requests;
  expect(plain?.url).toBe("http://backend.example/api/v1/newsletter/subscribe?lang=ar");
  expect(plain?.init).toMatchObject({
    method: "POST",
    body: '{"email":"maya@sanabel.example"}',
    headers: {
      "Idempotency-Key": "key-of-the-message-1",
      "x-miqyas-reference": expect.stringMatching(/^\w{8}$/) as string,
    },
  });
  expect(plain?.init.headers).not.toHaveProperty("x-miqyas-quarantine");
  expect(plain?.init.headers).not.toHaveProperty("x-miqyas-signature");
  expect(marked?.url).toBe("http://backend.example/api/v1/contact-us-messages?lang=ar");
  expect(marked?.init.headers).toMatchObject({
    "x-miqyas-quarantine": "too-fast",
    "x-miqyas-timestamp": "2026-11-24T08:00:09.000Z",
    "x-miqyas-received-at": "2026-11-24T08:00:00.000Z",
  });
});

test("CON-11 any acknowledgement delivers it; the beginning of the answer is kept", async () => {
  expect(await deliver(Response.json({ success: true }))).toEqual({
    result: "delivered",
    answer: '{"success":true}',
  });
  for (const answer of [new Response(null, { status: 204 }), new Response(""), new Response(" \n")])
    expect(await deliver(answer)).toMatchObject({ result: "delivered" });
  const long = await deliver(Response.json({ text: "a".repeat(60_000) }));
  expect(long).toEqual({ result: "delivered", answer: `{"text":"${"a".repeat(991)}` });
});

test.each([
  ["a page", new Response("<p>down for maintenance</p>")],
  ["a failure", Response.json({ success: false })],
  ["an endless answer", Response.json({ text: "a".repeat(65_536) })],
])("CON-11 %s with 200 is no acknowledgement", async (_name, answer) => {
  const reason = "status 200 without an acknowledgement";
  expect(await deliver(answer)).toEqual({ result: "failed", reason, retryAfter: 0, everyone: true });
});

test.each([400, 410, 413, 415, 422])("CON-11 the backend refuses it for good with %s", async (status) => {
  expect(await deliver(new Response("", { status }))).toEqual({
    result: "refused",
    reason: `status ${status}`,
  });
});

test.each([
  [401, true],
  [404, true],
  [408, true],
  [429, true],
  [500, true],
  [503, true],
  [409, false],
  [425, false],
])("F15 with %s it is sent again later; the whole backend fails: %s", async (status, everyone) => {
  const answer = new Response("", { status, headers: { "Retry-After": "7" } });
  const failure = { result: "failed", reason: `status ${status}`, everyone };
  expect(await deliver(answer)).toMatchObject(failure);
  if (status !== 404)
    expect(await deliver(new Response("", { status, headers: { "Retry-After": "7" } }))).toMatchObject({
      retryAfter: 7_000,
    });
});

test("F15 no answer at all is a failure of the backend, and asked for once", async () => {
  const failure = { result: "failed", reason: "network", retryAfter: 0, everyone: true };
  expect(await deliver(new TypeError("refused"))).toEqual(failure);
  expect(requests).toHaveLength(1);
});

test("F19 an attempt that a stop cuts off is none", async () => {
  vi.stubGlobal("fetch", (_url: string, { signal }: RequestInit) => Promise.reject(signal?.reason as Error));
  const give = createDelivery({ backendUrl: "http://backend.example", secret: undefined });
  await expect(give(message, AbortSignal.abort(new Error("stopping")))).rejects.toThrow("stopping");
});
