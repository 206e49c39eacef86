import { useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useRef } from "react";
import type { FormState } from "payload";
import * as v from "valibot";
import { isSameText, type KeptFor } from "./kept-texts.ts";
import { watchSaves } from "./watch-saves.ts";

/** The text of an entry or page in one language, as the API has it. */
const entry = v.record(v.string(), v.unknown());
export type Entry = v.InferOutput<typeof entry>;

/** How long a form waits for the stored text before it saves without having seen it, ms. */
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
  /** Whether the form has something that no save has stored. */
  isUnsaved: () => boolean;
  /** Whether the last save failed. What is stored may then be this form's own text, whose answer was lost. */
  hasFailed: boolean;
  /** The fields of the form with another text; nothing when the server does not answer. */
  readState: (text: Entry) => Promise<FormState | undefined>;
  show: (newest: Entry, state: FormState) => void;
}

/**
 * Looks whether the entry has a newer text than the form: one of another tab, of another device of the same account, or of a
 * colleague (WRITE-1). The server cannot tell two forms of one account apart. A form looks when somebody comes back to
 * it, and when another tab has saved the same entry. One that has unsaved text then is not saved any more.
 */
export function useNewestText({ form, isUnsaved, hasFailed, readState, show }: NewestText): void {
  const { data: initial } = useDocumentInfo();
  const own = useRef<unknown>(undefined);
  const looking = useRef(Promise.resolve());
  const mustLook = useRef(false);
  const isOutdated = useRef(false);
  /** The saves under way: a form that has waited too long for one sends the next. */
  const sent = useRef(0);

  const isKnown = useEffectEvent((newest: Entry) =>
    [own.current, initial].some((one) => isSameText(newest, one)),
  );
  const cannotTell = useEffectEvent(() => isOutdated.current || sent.current > 0 || hasFailed);
  const showUnlessUnsaved = useEffectEvent((newest: Entry, state: FormState | undefined) => {
    if (!state || isUnsaved()) {
      isOutdated.current = true;
      return;
    }
    show(newest, state);
    own.current = newest;
  });
  const look = useEffectEvent(async () => {
    if (!mustLook.current || cannotTell()) return;
    mustLook.current = false;
    const newest = await readNewest(form);
    if (!newest || cannotTell() || isKnown(newest)) return;
    showUnlessUnsaved(newest, await readState(newest));
  });
  useEffect(() => {
    const lookAfterLast = () => (looking.current = looking.current.then(() => look()));
    const listen = () => {
      mustLook.current = true;
      // A tab in the background looks when somebody comes back to it.
      if (document.visibilityState === "visible") void lookAfterLast();
    };
    const left = new AbortController();
    const { signal } = left;
    const channel = new BroadcastChannel(`miqyas-saved:${form.place}`);
    const end = watchSaves({
      place: form.place,
      maySave: async () => {
        await lookAfterLast();
        if (!isOutdated.current) sent.current++;
        return !isOutdated.current;
      },
      ended: (stored) => {
        sent.current = Math.max(0, sent.current - 1);
        if (stored === undefined) return;
        own.current = stored;
        if (!signal.aborted) channel.postMessage(null);
      },
      saved: () => undefined,
    });
    channel.addEventListener("message", listen, { signal });
    window.addEventListener("focus", listen, { signal });
    document.addEventListener("visibilitychange", listen, { signal });
    return () => {
      end();
      left.abort();
      channel.close();
    };
  }, [form.place]);
}
