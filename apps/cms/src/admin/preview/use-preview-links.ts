import { useEffect, useState } from "react";
import * as v from "valibot";

const link = v.object({
  id: v.number(),
  expires_at: v.string(),
  addresses: v.object({ en: v.string(), ar: v.string() }),
});
export type PreviewLinkRow = v.InferOutput<typeof link>;

const links = v.object({ docs: v.array(link) });
const made = v.object({ doc: link });

const path = "/api/preview-links";

async function findLinks(kind: string, id: number | null): Promise<PreviewLinkRow[]> {
  const query = new URLSearchParams({
    "where[kind][equals]": kind,
    [id === null ? "where[entry][exists]" : "where[entry][equals]"]: id === null ? "false" : String(id),
    "where[expires_at][greater_than]": new Date().toISOString(),
    depth: "0",
    pagination: "false",
  });
  const response = await fetch(`${path}?${query.toString()}`);
  return v.parse(links, await response.json()).docs;
}

async function change(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`The call was answered with ${response.status}`);
  return response.json();
}

/** The open links to the draft of an entry or a global (`id: null`). Making and withdrawing one rejects when it fails. */
export function usePreviewLinks(kind: string, id: number | null) {
  const [rows, setRows] = useState<PreviewLinkRow[]>([]);
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    let ended = false;
    findLinks(kind, id).then(
      // One may have been made meanwhile.
      (found) =>
        !ended &&
        setRows((made) => [...made, ...found.filter(({ id }) => made.every((row) => row.id !== id))]),
      () => !ended && setUnknown(true),
    );
    return () => void (ended = true);
  }, [kind, id]);
  return {
    rows,
    /** Whether they could not be read: there may be more than `rows`. */
    isUnknown,
    make: async () => {
      const body = JSON.stringify({ kind, ...(id !== null && { entry: id }) });
      const init = { method: "POST", headers: { "Content-Type": "application/json" }, body };
      const { doc } = v.parse(made, await change(path, init));
      setRows((before) => [doc, ...before]);
    },
    withdraw: async (withdrawn: number) => {
      await change(`${path}/${withdrawn}`, { method: "DELETE" });
      setRows((before) => before.filter((row) => row.id !== withdrawn));
    },
  };
}
