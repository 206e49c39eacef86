"use client";

import { useRowLabel } from "@payloadcms/ui";

interface Row {
  title?: string;
  name?: string;
  value?: string;
  change?: string;
  label?: string;
}

/** Labels a row of a list by its own title or number: a closed row shows what it contains. */
export function RowLabel() {
  const { data, rowNumber } = useRowLabel<Row>();
  const number = String((rowNumber ?? 0) + 1).padStart(2, "0");
  return (
    <span dir="auto">
      {number} {data?.title ?? data?.name ?? data?.value ?? data?.change ?? data?.label}
    </span>
  );
}
