"use client";

import { useAuth, useDocumentInfo, useLocale } from "@payloadcms/ui";
import { useSyncExternalStore } from "react";
import { placeOf } from "../place-of.ts";
import { UnsavedOf } from "./unsaved-of.tsx";

/** Keeps unsaved text of the form in the browser, and says when a save fails (WRITE-2, WRITE-3). */
export function UnsavedText() {
  const { user } = useAuth();
  const info = useDocumentInfo();
  const { code } = useLocale();
  const place = placeOf(info);
  // The server has no browser storage, and the first render must show what the server has sent.
  const isInBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  if (!user || !place || info.isInitializing || !isInBrowser) return null;
  return <UnsavedOf key={`${user.id} ${place} ${code}`} user={user.id} place={place} locale={code} />;
}
