import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { formHeader } from "../../form-header.ts";
import { watchSaves, type FailedSave } from "./watch-saves.ts";

const answer = vi.fn<typeof fetch>();
const failed: FailedSave[] = [];
const saved = vi.fn();
const unchanged = vi.fn();
let end: () => void;

/** The window of one page. The watch stays in front of its `fetch`. */
const page = { fetch: (...args: Parameters<typeof fetch>) => answer(...args) };

/** Sends the form as the admin does. */
const save = (query = "?autosave=true", body = "{}", path = "/api/blogs/12") => {
  const form = new FormData();
  form.set("_payload", body);
  return window.fetch(`${path}${query}`, { method: "PATCH", body: form });
};

beforeEach(() => {
  failed.length = 0;
  vi.clearAllMocks();
  vi.stubGlobal("location", new URL("https://cms.test/admin"));
  vi.stubGlobal("window", page);
  end = watchSaves({
    place: "blogs/12",
    saved,
    unchanged,
    failed: (one) => {
      failed.push(one);
      return "In plain words.";
    },
  });
});

afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

describe("a save by itself that leaves the entry published is told (WRITE-1)", () => {
  it.each([
    ["by itself, as it is published", "?autosave=true", { doc: { _status: "published" } }, 1],
    ["by itself, as a draft", "?autosave=true", { doc: { _status: "draft" } }, 0],
    ["by a button", "", { doc: { _status: "published" } }, 0],
    ["an answer that is no entry", "?autosave=true", null, 0],
  ])("%s", async (_, query, body, times) => {
    answer.mockResolvedValueOnce(Response.json(body));
    const response = await save(query);
    await vi.waitFor(() => expect(unchanged).toHaveBeenCalledTimes(times));
    expect(await response.json()).toEqual(body);
    expect(unchanged).toHaveBeenCalledTimes(times);
  });
});

describe("a save that fails is told at once (WRITE-2)", () => {
  it("with the reason of the server, also without details", async () => {
    const errors = [{ message: "You are not allowed to do this." }];
    answer.mockResolvedValueOnce(Response.json({ errors }, { status: 400 }));
    await save();
    expect(failed).toEqual([{ failure: "refused", reason: "You are not allowed to do this." }]);
  });

  it.each([
    ["signedOut", Response.json({ errors: [{ message: "Please sign in first." }] }, { status: 401 })],
    ["tooLarge", Response.json({}, { status: 413 })],
    ["refused", Response.json({ errors: [{ message: "Too long." }] }, { status: 400 })],
    ["outdated", Response.json({ errors: [{ message: "Changed elsewhere." }] }, { status: 412 })],
    ["takenOver", Response.json({ errors: [{ message: "Locked." }] }, { status: 423 })],
    ["server", new Response("<html>", { status: 502 })],
  ])("%s", async (failure, response) => {
    answer.mockResolvedValueOnce(response);
    await save();
    expect(failed).toMatchObject([{ failure }]);
    expect(saved).not.toHaveBeenCalled();
  });

  it("offline: the form is answered, so that it stays usable", async () => {
    answer.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    expect((await save()).status).toBe(503);
    expect(failed).toMatchObject([{ failure: "offline" }]);
  });

  it.each([
    ["signedOut", null],
    ["refused", { id: 1 }],
  ])("403 is %s for the account %j", async (failure, user) => {
    answer.mockResolvedValueOnce(Response.json({}, { status: 403 }));
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ user })));
    await save();
    expect(failed).toMatchObject([{ failure }]);
  });

  it("does not send what is too large", async () => {
    expect((await save("", "x".repeat(8_000_001))).status).toBe(413);
    expect(answer).not.toHaveBeenCalled();
    expect(failed).toMatchObject([{ failure: "tooLarge" }]);
  });

  it("speaks once: by the notice for a save by itself, in the same words for a save by a button", async () => {
    const data = { errors: [{ path: "title", message: "Too long." }] };
    const refusal = () => Response.json({ errors: [{ message: "Too long.", data }] }, { status: 400 });
    answer.mockImplementation(() => Promise.resolve(refusal()));
    expect(await (await save()).json()).toEqual({ errors: [{ data }] });
    expect(await (await save("?draft=true")).json()).toEqual(await refusal().json());
    answer.mockResolvedValueOnce(new Response("", { status: 500 }));
    expect(await (await save("?draft=true")).json()).toEqual({ message: "In plain words." });
  });

  it("tells of a save after the form was left, and of no other request", async () => {
    const reply = Promise.withResolvers<Response>();
    answer.mockReturnValueOnce(reply.promise);
    const running = save();
    end();
    reply.resolve(Response.json({}));
    await running;
    expect(saved).toHaveBeenCalledTimes(1);
    answer.mockImplementation(() => Promise.resolve(new Response("", { status: 500 })));
    await save();
    await save("", "{}", "/api/blogs/123");
    expect(failed).toEqual([]);
  });

  it("tells of each save that begins, with its language", async () => {
    const began = vi.fn();
    const endOther = watchSaves({ place: "blogs/12", began, saved: vi.fn() });
    answer.mockImplementation(() => Promise.resolve(Response.json({})));
    await save("?autosave=true&locale=ar");
    await save("?locale=en");
    endOther();
    expect(began.mock.calls).toMatchObject([
      [{ locale: "ar", isByItself: true }],
      [{ locale: "en", isByItself: false }],
    ]);
  });

  it("names the form of the language that it saves, and tells how each save has ended", async () => {
    const open = (name: string, locale: string) => {
      const ended = vi.fn();
      const form = { name, locale };
      return { ended, end: watchSaves({ place: "blogs/12", form, ended, saved: vi.fn() }) };
    };
    const english = open("7", "en");
    const bodies = [{ doc: { title: "An entry" } }, { result: { title: "A page" } }];
    for (const body of bodies) {
      answer.mockResolvedValueOnce(Response.json(body));
      await save("?locale=en");
    }
    answer.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await save("?locale=en");
    expect(english.ended.mock.calls).toEqual([
      [{ title: "An entry" }, "7"],
      [{ title: "A page" }, "7"],
      [undefined, undefined],
    ]);
    answer.mockImplementation(() => Promise.resolve(Response.json(bodies[0])));
    const drawer = open("8", "en");
    await save("?locale=en");
    drawer.end();
    await save("?locale=en");
    english.end();
    const arabic = open("9", "ar");
    await save("?locale=en");
    await save("?locale=ar");
    arabic.end();
    end();
    await save("?locale=ar");
    const names = answer.mock.calls.map(([, init]) => new Headers(init?.headers).get(formHeader));
    expect(names).toEqual(["7", "7", "7", expect.stringMatching(/^7-\d+$/), "7", "8", "9", "9"]);
    expect(arabic.ended.mock.calls).toMatchObject([
      [{}, "8"],
      [{}, "9"],
    ]);
  });

  it("sends the saves of one form one after the other, also after one that fails (WRITE-1)", async () => {
    const replies = [0, 1, 2].map(() => Promise.withResolvers<Response>());
    for (const { promise } of replies) answer.mockReturnValueOnce(promise);
    const [began, ended] = [vi.fn(), vi.fn()];
    const endOther = watchSaves({ place: "blogs/12", began, ended, saved: vi.fn() });
    const running = ["", "?autosave=true", "?draft=true"].map((query) => save(query));
    expect(began).toHaveBeenCalledTimes(3);
    for (const [at, { resolve }] of replies.entries()) {
      await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(at + 1));
      expect(ended).toHaveBeenCalledTimes(at);
      resolve(new Response("{}", { status: at === 0 ? 500 : 200 }));
      await running[at];
    }
    endOther();
    const sent = answer.mock.calls.map(([address]) => address);
    expect(sent).toEqual(["", "?autosave=true", "?draft=true"].map((query) => `/api/blogs/12${query}`));
  });

  it("does not hold a save up behind one that never ends", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const first = Promise.withResolvers<Response>();
    answer.mockReturnValueOnce(first.promise);
    answer.mockResolvedValueOnce(Response.json({}));
    const [hung, later] = [save(), save()];
    await vi.advanceTimersByTimeAsync(14_000);
    expect(answer).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await later).status).toBe(200);
    first.resolve(Response.json({}));
    await hung;
  });

  it("tells a failure to those alone who watched when the save began", async () => {
    const reply = Promise.withResolvers<Response>();
    answer.mockReturnValueOnce(reply.promise);
    const running = save();
    const later = vi.fn();
    const endLater = watchSaves({ place: "blogs/12", saved: vi.fn(), failed: later });
    reply.resolve(new Response("", { status: 500 }));
    await running;
    endLater();
    expect(failed).toMatchObject([{ failure: "server" }]);
    expect(later).not.toHaveBeenCalled();
  });

  it("tells of a save that began before the watch (RT-27)", async () => {
    const reply = Promise.withResolvers<Response>();
    answer.mockReturnValueOnce(reply.promise);
    const running = save();
    const later = vi.fn();
    const endLater = watchSaves({ place: "blogs/12", saved: later });
    reply.resolve(Response.json({}));
    await running;
    endLater();
    expect(later).toHaveBeenCalledTimes(1);
    expect(saved).toHaveBeenCalledTimes(1);
  });
});
