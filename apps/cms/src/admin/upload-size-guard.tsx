"use client";

import { toast, useTranslation } from "@payloadcms/ui";
import { useEffect, type ReactNode } from "react";
import { sizeRefusal } from "../media/upload-size.ts";
import { languageOf } from "../language.ts";

function filesOf(event: Event): FileList | null | undefined {
  if (event instanceof DragEvent) return event.dataTransfer?.files;
  if (event instanceof ClipboardEvent) return event.clipboardData?.files;
  return event.target instanceof HTMLInputElement ? event.target.files : undefined;
}

/** Refuses files that are too large when they are chosen, dropped or pasted, before they are sent. */
export function UploadSizeGuard({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  useEffect(() => {
    const check = (event: Event) => {
      const refusals = [...(filesOf(event) ?? [])].flatMap((file) => sizeRefusal(file) ?? []);
      if (refusals.length === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.target instanceof HTMLInputElement) event.target.value = "";
      // Payload's drop zone takes no click until the drag has ended.
      if (event.type === "drop") event.target?.dispatchEvent(new DragEvent("dragleave", { bubbles: true }));
      for (const refusal of refusals) toast.error(refusal[language], { duration: 15_000 });
    };
    const events = ["change", "drop", "paste"];
    for (const name of events) window.addEventListener(name, check, { capture: true });
    return () => {
      for (const name of events) window.removeEventListener(name, check, { capture: true });
    };
  }, [language]);
  return children;
}
