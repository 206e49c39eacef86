import { afterEach, expect, test, vi } from "vitest";
import { keptOnDevice } from "@miqyas/contract/form-headers";
import { changeEntry, findEntry, listEntries, removeExpired } from "./store.ts";
import { sampleEntry } from "./testing/sample-entry.ts";

const { rows } = vi.hoisted(() => ({ rows: new Map<string, object>() }));

vi.mock("idb", () => {
  const store = {
    get: (key: string) => Promise.resolve(rows.get(key)),
    put: (row: { key: string }) => Promise.resolve(rows.set(row.key, row)),
    delete: (key: string) => Promise.resolve(rows.delete(key)),
    count: () => Promise.resolve(rows.size),
  };
  const database = {
    get: (_store: string, key: string) => store.get(key),
    getAll: () => Promise.resolve([...rows.values()]),
    transaction: () => ({ store, done: Promise.resolve() }),
  };
  return { openDB: () => Promise.resolve(database) };
});

/** A row as the database stores it. */
const row = (key: string, change: object = {}) => ({ ...sampleEntry, key, ...change });

const spoil = { body: "not an object" };

function stored(...list: { key: string }[]) {
  for (const one of list) rows.set(one.key, one);
}

afterEach(() => rows.clear());

test("CON-11 a row that cannot be parsed is not listed, sent or changed", async () => {
  stored(row("good"), row("spoiled", spoil));
  expect((await listEntries()).map(({ key }) => key)).toEqual(["good"]);
  expect(await findEntry("good")).toMatchObject({ key: "good" });
  expect(await findEntry("spoiled")).toBeUndefined();
  expect(await changeEntry("spoiled", (entry) => ({ ...entry, failures: 1 }))).toBeNull();
  expect(rows.get("spoiled")).toEqual(row("spoiled", spoil));
});

test("CON-11 a row that cannot be parsed is kept as long as a message, then deleted", async () => {
  const fresh = { createdAt: keptOnDevice };
  stored(
    row("old"),
    row("new", fresh),
    row("old spoiled", spoil),
    row("new spoiled", { ...spoil, ...fresh }),
  );
  await removeExpired(keptOnDevice);
  expect(rows.size).toBe(4);
  await removeExpired(keptOnDevice + 1);
  expect([...rows.keys()]).toEqual(["new", "new spoiled"]);
});
