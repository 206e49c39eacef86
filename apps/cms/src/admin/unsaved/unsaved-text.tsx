"use client";

import { useAuth, useDocumentInfo, useLocale } from "@payloadcms/ui";
import { useSyncExternalStore } from "react";
import { UnsavedOf } from "./unsaved-of.tsx";

/** Keeps unsaved text of the form in the browser, and says when a save fails (WRITE-2, WRITE-3). */
export function UnsavedText() {
  const { user } = useAuth();
  const { id, collectionSlug, globalSlug, isInitializing } = useDocumentInfo();
  const { code } = useLocale();
  const place = globalSlug ? `globals/${globalSlug}` : id !== undefined && `${collectionSlug ?? ""}/${id}`;
  // The server has no browser storage, and the first render must show what the server has sent.
  const isInBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  if (!user || !place || isInitializing || !isInBrowser) return null;
  return <UnsavedOf key={`${user.id} ${place} ${code}`} user={user.id} place={place} locale={code} />;
}
