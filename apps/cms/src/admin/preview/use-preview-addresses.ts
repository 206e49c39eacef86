import { useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import * as v from "valibot";

const addresses = v.object({ en: v.string(), ar: v.string() });
export type PreviewAddresses = v.InferOutput<typeof addresses>;

/** Age at which addresses are replaced, ms. They are valid for an hour. */
const renewedAfter = 50 * 60_000;

/** The preview's addresses of the entry or global on the screen; `null` while they load, `failed` when they cannot. */
export function usePreviewAddresses(isOpen: boolean): PreviewAddresses | "failed" | null {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const [state, setState] = useState<PreviewAddresses | "failed" | null>(null);
  const kind = collectionSlug ?? globalSlug ?? "";
  useEffect(() => {
    if (!isOpen) return;
    const ended = new AbortController();
    const query = new URLSearchParams({ kind, ...(id !== undefined && { id: String(id) }) });
    async function load(): Promise<void> {
      try {
        const response = await fetch(`/api/preview-addresses?${query.toString()}`, { signal: ended.signal });
        const parsed = v.safeParse(addresses, await response.json());
        setState(parsed.success ? parsed.output : "failed");
      } catch {
        if (!ended.signal.aborted) setState("failed");
      }
    }
    void load();
    const timer = setInterval(() => void load(), renewedAfter);
    return () => {
      ended.abort();
      clearInterval(timer);
    };
  }, [isOpen, kind, id]);
  return state;
}
