"use client";

import { useField } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import * as v from "valibot";

const file = v.object({ original_name: v.nullish(v.string()) });

/** Below a chosen file: its original name. Payload shows the stored one, which says nothing. */
export function ChosenName({ path }: { path: string }) {
  const { value } = useField<unknown>({ path });
  const [known, setKnown] = useState<{ id: unknown; name: string }>();
  const isChosen = typeof value === "number";
  useEffect(() => {
    if (!isChosen) return;
    const stop = new AbortController();
    const address = `/api/media/${value}?depth=0&select[original_name]=true`;
    fetch(address, { credentials: "same-origin", signal: stop.signal })
      .then(async (response) => {
        const answer = v.safeParse(file, await response.json());
        setKnown({ id: value, name: (answer.success && answer.output.original_name) || "" });
      })
      // Without an answer the picture alone says what it is.
      .catch(() => undefined);
    return () => stop.abort();
  }, [isChosen, value]);
  if (!isChosen || known?.id !== value || !known.name) return null;
  return (
    <p className="chosen-name">
      <bdi>{known.name}</bdi>
    </p>
  );
}
