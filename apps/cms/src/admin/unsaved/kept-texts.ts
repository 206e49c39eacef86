import * as v from "valibot";
import { isObject } from "../../property-of.ts";

/** The form whose unsaved text is kept. `session` tells apart two times at which the same form was open. */
export interface KeptFor {
  user: number | string;
  /** `blogs/12` or `globals/home-page`. */
  place: string;
  locale: string;
  session: number;
}

/** The values of a form that no save has stored. Times are milliseconds since 1970. */
const keptText = v.object({ changedAt: v.number(), data: v.record(v.string(), v.unknown()) });
export type KeptText = v.InferOutput<typeof keptText>;

const prefix = "miqyas-unsaved:";

/** Texts of all forms together, and how long they wait for their author, ms. */
const limits = { texts: 20, age: 30 * 24 * 60 * 60_000 };

const placePrefix = ({ user, place, locale }: KeptFor) => `${prefix}${user}:${place}:${locale}:`;
const keyOf = (form: KeptFor) => `${placePrefix(form)}${form.session}`;

function readText(storage: Storage, key: string): KeptText | null {
  try {
    return v.parse(keptText, JSON.parse(storage.getItem(key) ?? ""));
  } catch {
    return null;
  }
}

/** The keys of all kept texts, the newest first. Removes what is too old or cannot be read. */
function listKeys(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  const found = keys.flatMap((key) => {
    if (!key.startsWith(prefix)) return [];
    const changedAt = readText(storage, key)?.changedAt ?? 0;
    if (changedAt > Date.now() - limits.age) return [{ key, changedAt }];
    storage.removeItem(key);
    return [];
  });
  return found.sort((a, b) => b.changedAt - a.changedAt).map(({ key }) => key);
}

/** Keeps the values of a form in the browser. The oldest texts make room. `false` when there is no room at all. */
export function keepText(storage: Storage, form: KeptFor, text: KeptText): boolean {
  const key = keyOf(form);
  const others = listKeys(storage).filter((other) => other !== key);
  for (const other of others.splice(limits.texts - 1)) storage.removeItem(other);
  for (;;) {
    try {
      storage.setItem(key, JSON.stringify(text));
      return true;
    } catch {
      const oldest = others.pop();
      if (oldest === undefined) return false;
      storage.removeItem(oldest);
    }
  }
}

/** Forgets what this form has kept, unless it changed after the given time. */
export function dropText(storage: Storage, form: KeptFor, savedAt = Infinity): void {
  const text = readText(storage, keyOf(form));
  if (text && text.changedAt <= savedAt) storage.removeItem(keyOf(form));
}

const keysOfOthers = (storage: Storage, form: KeptFor) =>
  listKeys(storage).filter((key) => key.startsWith(placePrefix(form)) && key !== keyOf(form));

/** The newest text that an earlier session of this form has kept. */
export function findText(storage: Storage, form: KeptFor): KeptText | null {
  const [newest] = keysOfOthers(storage, form);
  return newest === undefined ? null : readText(storage, newest);
}

/** Forgets what earlier sessions of this form have kept. */
export function dropEarlier(storage: Storage, form: KeptFor): void {
  for (const key of keysOfOthers(storage, form)) storage.removeItem(key);
}

/** Forgets the texts of everybody else who was signed in to this browser. */
export function dropTextsOfOthers(storage: Storage, user: number | string): void {
  for (const key of listKeys(storage)) if (!key.startsWith(`${prefix}${user}:`)) storage.removeItem(key);
}

/** Values that a save changes by itself. */
export const changedBySaves = new Set([
  ...["id", "createdAt", "updatedAt", "deletedAt", "_status", "changed_by"],
  ...["en_state", "ar_state", "source_language", "checked_source", "checked_translation"],
]);

/** One text for values that are the same to whoever writes: empty values count as missing, order does not count. */
const comparable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(comparable);
  if (!isObject(value)) return value;
  return Object.entries(value)
    .filter(([name, one]) => one !== null && one !== undefined && one !== "" && !changedBySaves.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => [name, comparable(one)]);
};

/** Whether two states of a form hold the same texts. */
export const isSameText = (one: unknown, other: unknown): boolean =>
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
