import { useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormState } from "payload";
import * as v from "valibot";
import { propertyOf } from "../../property-of.ts";
import { isSameText, type KeptFor } from "./kept-texts.ts";
import { watchSaves } from "./watch-saves.ts";

/** The text of an entry or page in one language, as the API has it. */
const entry = v.record(v.string(), v.unknown());
export type Entry = v.InferOutput<typeof entry>;

/** How long a form waits for the stored text, ms. */
const longestLook = 10_000;

/** The stored text of an entry or page, published or not; `null` when it cannot be read. */
async function readNewest({ place, locale }: Pick<KeptFor, "place" | "locale">): Promise<Entry | null> {
  const query = `draft=true&depth=0&fallback-locale=null&locale=${locale}`;
  try {
    const signal = AbortSignal.timeout(longestLook);
    const response = await fetch(`/api/${place}?${query}`, { credentials: "same-origin", signal });
    return response.ok ? v.parse(entry, await response.json()) : null;
  } catch {
    return null;
  }
}

interface NewestText {
  form: KeptFor;
  isSaving: boolean;
  /** Whether the form has text that no save has stored, or a save whose answer was lost: that text may be stored. */
  hasOwn: () => boolean;
  /** The fields of the form with another text; nothing when the server does not answer. */
  readState: (text: Entry) => Promise<FormState | undefined>;
  /** Called with a newer state of the entry, and with its fields unless the form has the same text. */
  show: (newest: Entry, state: FormState | null) => void;
}

/**
 * Shows the newest text of the entry: one of another tab, of another device of the same account, or of a colleague (WRITE-1). A
 * form looks when somebody comes back to it, and when another form has saved the same entry in this browser. One with text of
 * its own keeps that: the server refuses to write it over a text which the form does not know.
 */
export function useNewestText({ form, isSaving, hasOwn, readState, show }: NewestText): void {
  const { data: initial } = useDocumentInfo();
  const [name] = useState(() => `${form.session}-${Math.random().toString(36).slice(2)}`);
  const own = useRef<unknown>(undefined);
  const mustLook = useRef(false);

  const readKnown = useEffectEvent(() => own.current ?? initial);
  const isOccupied = useEffectEvent(() => isSaving || hasOwn());
  const look = useEffectEvent(async (signal: AbortSignal) => {
    if (!mustLook.current || signal.aborted || isOccupied()) return;
    mustLook.current = false;
    const known = readKnown();
    // A save that ends meanwhile stores a newer text than the one that is read.
    const isPast = () => signal.aborted || isOccupied() || readKnown() !== known;
    const newest = await readNewest(form);
    if (!newest || newest.updatedAt === propertyOf(known, "updatedAt")) return;
    const state = isSameText(newest, known) ? null : await readState(newest);
    if (state === undefined) return;
    if (isPast()) {
      mustLook.current = true;
      return;
    }
    show(newest, state);
    own.current = newest;
  });
  useEffect(() => {
    const left = new AbortController();
    // A form that is being saved does not look, nor before it has the answer.
    if (!isSaving) void look(left.signal);
    return () => left.abort();
  }, [isSaving]);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const listen = () => {
      mustLook.current = true;
      // A tab in the background looks when somebody comes back to it.
      if (document.visibilityState === "visible") void look(signal);
    };
    const channel = new BroadcastChannel(`miqyas-saved:${form.place}`);
    let isOwn = false;
    const end = watchSaves({
      place: form.place,
      form: { name, locale: form.locale },
      ended: (stored, by) => {
        isOwn = by === name;
        if (by === undefined) return;
        if (isOwn) own.current = stored;
        if (!signal.aborted) channel.postMessage(null);
      },
      saved: () => {
        // A form that was left saves once more, such as that of the other language.
        if (!isOwn && !signal.aborted) listen();
        isOwn = false;
      },
    });
    channel.addEventListener("message", listen, { signal });
    window.addEventListener("focus", listen, { signal });
    document.addEventListener("visibilitychange", listen, { signal });
    return () => {
      end();
      left.abort();
      channel.close();
    };
  }, [form, name]);
}
