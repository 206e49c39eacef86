"use client";

import { useTranslation } from "@payloadcms/ui";
import { useSyncExternalStore } from "react";
import { languageOf } from "../../language.ts";

const key = "media-view";
const views = ["list", "grid"] as const;
type View = (typeof views)[number];

const texts = {
  en: { heading: "View", list: "List", grid: "Grid" },
  ar: { heading: "طريقة العرض", list: "قائمة", grid: "شبكة" },
};

const readView = (): View => (localStorage.getItem(key) === "grid" ? "grid" : "list");

function watch(changed: () => void) {
  window.addEventListener("storage", changed);
  return () => window.removeEventListener("storage", changed);
}

function choose(view: View) {
  localStorage.setItem(key, view);
  // The browser tells only other pages.
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

/** Switches the list of files, in its page and in drawers, between rows and a grid of pictures. The browser keeps it. */
export function ListViewToggle() {
  const { i18n } = useTranslation();
  const labels = texts[languageOf(i18n.language)];
  const shown = useSyncExternalStore<View>(watch, readView, () => "list");
  return (
    <div className="list-view-toggle" role="group" aria-label={labels.heading} data-view={shown}>
      {views.map((view) => (
        <button key={view} type="button" aria-pressed={view === shown} onClick={() => choose(view)}>
          {labels[view]}
        </button>
      ))}
    </div>
  );
}
