"use client";

import { countries, governorates } from "@miqyas/contract";
import { useRowLabel, useTranslation } from "@payloadcms/ui";
import { languageOf, numbers } from "../../language.ts";

interface Row {
  place?: string;
  interviews?: number | null;
}

/** Labels a row of the map by its place and its number. */
export function PlaceLabel() {
  const { data, rowNumber } = useRowLabel<Row>();
  const language = languageOf(useTranslation().i18n.language);
  const place = [...countries, ...governorates].find(({ code }) => code === data?.place);
  const { interviews } = data ?? {};
  return (
    <span>
      {place?.[language] ?? String((rowNumber ?? 0) + 1)}{" "}
      {interviews == null ? "" : numbers[language].format(interviews)}
    </span>
  );
}
