"use client";

import { useField } from "@payloadcms/ui";
import * as v from "valibot";
import { useAnswer } from "../../admin/use-answer.ts";

const file = v.object({ original_name: v.nullish(v.string()) });

/** Below a chosen file: its original name. Payload shows the stored one, which says nothing. */
export function ChosenName({ path }: { path: string }) {
  const { value } = useField<unknown>({ path });
  const isChosen = typeof value === "number";
  const answer = v.safeParse(
    file,
    useAnswer(isChosen ? `/api/media/${value}?depth=0&select[original_name]=true` : null),
  );
  const name = answer.success && answer.output.original_name;
  if (!name) return null;
  return (
    <p className="chosen-name">
      <bdi>{name}</bdi>
    </p>
  );
}
