import { useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";

/**
 * The server drops a draft that says the same as the published text (`versions/drop-same-draft.ts`), but Payload's form
 * counts one more draft after each save by itself. Call the returned function when the answer to such a save says that
 * the entry is published: the form then shows so.
 */
export function useDroppedDraft(): () => void {
  const { mostRecentVersionIsAutosaved, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } =
    useDocumentInfo();
  const [drops, setDrops] = useState(0);
  const shown = useRef(0);
  useEffect(() => {
    // Payload counts when it has read the answer itself.
    if (shown.current === drops || !mostRecentVersionIsAutosaved) return;
    shown.current = drops;
    setMostRecentVersionIsAutosaved(false);
    setUnpublishedVersionCount(0);
  }, [drops, mostRecentVersionIsAutosaved, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount]);
  return () => setDrops((count) => count + 1);
}
