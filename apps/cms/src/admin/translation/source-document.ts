"use client";

import { otherLocale, type Locale } from "@miqyas/contract";
import { useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { isObject, propertyOf } from "../../property-of.ts";
import { stateField } from "../../translation/language-state.ts";
import { placeOf } from "../place-of.ts";
import { useContentLocale } from "../use-content-locale.ts";

type Source = Record<string, unknown>;

/** Facts about an entry that are none of its texts. */
const facts = new Set(["updatedAt", "createdAt", "_status", "changed_by", ...Object.values(stateField)]);

/** Whether two forms of a document say the same in all its fields. */
export function saySame(one: Source, other: Source): boolean {
  const textsOf = (source: Source) =>
    JSON.stringify(Object.entries(source).filter(([name]) => !facts.has(name)));
  return textsOf(one) === textsOf(other);
}

/** Requests that are running or were answered a moment ago, by address. All fields of a form share one. */
const requests = new Map<string, Promise<Source | null>>();
/** What reads the documents on the page once more. */
const readers = new Set<() => void>();
const sharedFor = 2_000;

async function request(address: string): Promise<Source | null> {
  try {
    const response = await fetch(address, { credentials: "same-origin" });
    const answer: unknown = response.ok ? await response.json() : null;
    return isObject(answer) ? answer : null;
  } catch {
    return null;
  }
}

function read(address: string): Promise<Source | null> {
  const running = requests.get(address) ?? request(address);
  requests.set(address, running);
  void running.then(() => setTimeout(() => requests.delete(address), sharedFor));
  return running;
}

/** Reads a document anew, for all fields that show it. `null` when there is no answer. */
async function readAnew(address: string): Promise<Source | null> {
  requests.delete(address);
  const source = await read(address);
  for (const readOnceMore of readers) readOnceMore();
  return source;
}

/**
 * The newest version of the document in the form, in the other language. `null` while it loads, or for a new one. `form`
 * names the form by its document and language. `readAgain` looks whether it has changed meanwhile.
 */
export function useSourceDocument(): {
  source: Source | null;
  language: Locale;
  form: string;
  readAgain: () => Promise<Source | null>;
} {
  const info = useDocumentInfo();
  const language = otherLocale(useContentLocale());
  const place = placeOf(info);
  const address =
    place &&
    `/api/${place}?locale=${language}&fallback-locale=null&draft=true&depth=0${info.isTrashed ? "&trash=true" : ""}`;
  const [found, setFound] = useState<{ address: string; source: Source | null }>();
  useEffect(() => {
    if (!address) return;
    let isCurrent = true;
    const load = () =>
      void read(address).then((source) => {
        if (isCurrent && source) setFound({ address, source });
      });
    load();
    readers.add(load);
    return () => {
      isCurrent = false;
      readers.delete(load);
    };
  }, [address]);
  return {
    source: found?.address === address ? (found?.source ?? null) : null,
    language,
    form: address ?? "",
    readAgain: () => readAnew(address ?? ""),
  };
}

/**
 * The value of a document at a path of the form, such as `explores.0.title`. Rows are found by the ids that the form has at
 * such paths as `explores.0.id`: it may have them in another order, or more or fewer of them.
 */
export function valueAt(document: unknown, path: string, idAt: (path: string) => unknown): unknown {
  const keys = path.split(".");
  return keys.reduce((value, key, at) => {
    if (!Array.isArray(value)) return propertyOf(value, key);
    const id = idAt([...keys.slice(0, at + 1), "id"].join("."));
    return value.find((row) => propertyOf(row, "id") === id) as unknown;
  }, document);
}
