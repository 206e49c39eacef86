import { useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import * as v from "valibot";
import { renewAddresses } from "./renew-addresses.ts";

const addresses = v.object({ en: v.string(), ar: v.string() });
export type PreviewAddresses = v.InferOutput<typeof addresses>;

/** The preview's addresses of the entry or global on the screen; `null` while they load, `failed` when they cannot. */
export function usePreviewAddresses(isOpen: boolean): PreviewAddresses | "failed" | null {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const [state, setState] = useState<PreviewAddresses | "failed" | null>(null);
  const kind = collectionSlug ?? globalSlug ?? "";
  useEffect(() => {
    if (!isOpen) return;
    const query = new URLSearchParams({ kind, ...(id !== undefined && { id: String(id) }) });
    return renewAddresses(async () => {
      const response = await fetch(`/api/preview-addresses?${query.toString()}`);
      return v.parse(addresses, await response.json());
    }, setState);
  }, [isOpen, kind, id]);
  return state;
}
