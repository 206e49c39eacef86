"use client";

import { useTranslation } from "@payloadcms/ui";
import { useEffect } from "react";

/** Above a list that is searched by three fields or more: Arabic commas between their names. Payload writes Latin ones. */
export function SearchHint() {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (i18n.language !== "ar") return;
    const input = document.querySelector<HTMLInputElement>(".collection-list .search-filter__input");
    if (input) input.placeholder = input.placeholder.replaceAll(", ", "، ");
  }, [i18n.language]);
  return null;
}
