import { Window } from "happy-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  dropEarlier,
  dropText,
  dropTextsOfOthers,
  findText,
  isSameText,
  keepText,
  type KeptFor,
} from "./kept-texts.ts";

const now = Date.parse("2026-11-23T09:00:00Z");
const day = 24 * 60 * 60_000;
const form: KeptFor = { user: 1, place: "blogs/12", locale: "en", session: now };
const later: KeptFor = { ...form, session: now + 1 };
const text = (title: string, changedAt = now) => ({ changedAt, data: { title } });

let storage: Storage;
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  storage = new Window().localStorage;
});
afterEach(() => void vi.useRealTimers());

describe("text that no save has stored (WRITE-3)", () => {
  it("is found when the same person opens the same entry in the same language again", () => {
    expect(keepText(storage, form, text("Kept"))).toBe(true);
    expect(findText(storage, later)).toEqual(text("Kept"));
    expect(findText(storage, form)).toBeNull();
    for (const other of [{ user: 2 }, { place: "blogs/1" }, { place: "blogs/123" }, { locale: "ar" }])
      expect(findText(storage, { ...later, ...other })).toBeNull();
  });

  it("is found in its newest form, and forgotten in all forms", () => {
    keepText(storage, form, text("Old", now - 2));
    keepText(storage, later, text("New", now - 1));
    const third = { ...form, session: now + 2 };
    expect(findText(storage, third)).toEqual(text("New", now - 1));
    dropEarlier(storage, third);
    expect(storage.length).toBe(0);
  });

  it("is forgotten when it is saved, unless it changed after the save began", () => {
    keepText(storage, form, text("Typed on", now + 5));
    dropText(storage, form, now + 4);
    expect(storage.length).toBe(1);
    dropText(storage, form, now + 5);
    expect(storage.length).toBe(0);
  });

  it("is never shown to somebody else, and no other data of the site is touched", () => {
    storage.setItem("other", "x");
    keepText(storage, form, text("Mine"));
    keepText(storage, { ...form, user: 11 }, text("Theirs"));
    dropTextsOfOthers(storage, 1);
    expect([storage.length, storage.getItem("other")]).toEqual([2, "x"]);
    expect(findText(storage, later)).toEqual(text("Mine"));
  });

  it("is kept for thirty days, of twenty forms at most; what cannot be read is removed", () => {
    storage.setItem("miqyas-unsaved:1:blogs/1:en:1", "{");
    keepText(storage, { ...form, place: "blogs/2" }, text("Old", now - 31 * day));
    for (let at = 0; at < 25; at += 1)
      keepText(storage, { ...form, place: `blogs/${100 + at}` }, text("Text", now + at));
    expect(storage.length).toBe(20);
    expect(findText(storage, { ...later, place: "blogs/124" })).not.toBeNull();
    expect(findText(storage, { ...later, place: "blogs/104" })).toBeNull();
  });

  it("takes the room of older texts when the browser has none, and says when that is not enough", () => {
    keepText(storage, { ...form, place: "blogs/1" }, text("Older", now - 1));
    const stored = storage.setItem.bind(storage);
    const full = {
      ...{ getItem: (key: string) => storage.getItem(key), key: (at: number) => storage.key(at) },
      ...{ removeItem: (key: string) => storage.removeItem(key), clear: () => storage.clear() },
      get length() {
        return storage.length;
      },
      setItem: (key: string, value: string) => {
        if (storage.length > 0 || value.length > 100) throw new DOMException("full", "QuotaExceededError");
        stored(key, value);
      },
    };
    expect(keepText(full, form, text("New"))).toBe(true);
    expect(findText(full, later)).toEqual(text("New"));
    expect(keepText(full, form, text("x".repeat(200)))).toBe(false);
  });

  it("is the same text whatever a save adds by itself, and whatever is empty", () => {
    const stored = { id: 1, title: "A", excerpt: null, updatedAt: "x", explores: [{ title: "B", id: "c" }] };
    expect(isSameText({ title: "A", excerpt: "", explores: [{ id: "c", title: "B" }] }, stored)).toBe(true);
    expect(isSameText({ title: "A", explores: [{ id: "c", title: "D" }] }, stored)).toBe(false);
    expect(isSameText({ title: "" }, { title: "A" })).toBe(false);
  });
});
