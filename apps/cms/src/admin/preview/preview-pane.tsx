"use client";

import { previewMessages } from "@miqyas/contract";
import { useDocumentInfo, useLivePreviewContext, useTranslation } from "@payloadcms/ui";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { languageNames, languageOf } from "../../language.ts";
import { placeOf } from "../place-of.ts";
import { watchSaves } from "../unsaved/watch-saves.ts";
import { previewLabels } from "./preview-labels.ts";
import { usePreviewAddresses } from "./use-preview-addresses.ts";
import { useSize } from "./use-size.ts";

/** Widths of the frames, px. */
const widths = { phone: 390, tablet: 768, desktop: 1440 } as const;
const widthNames = ["phone", "tablet", "desktop"] as const;
const languageChoices = ["both", "en", "ar"] as const;

/** Space between two frames, px. Below the second width the frames stand one above the other. */
const gap = 12;
const narrow = 480;

interface FrameProps {
  /** The entry in the form: `blogs/12` or `globals/home-page`. */
  entry: string;
  address: string;
  title: string;
  width: number;
  /** The place on the screen, px. */
  place: { width: number; height: number };
}

/** The site's page in a frame of a device's width, scaled down to its place. Every save loads it again. */
function PreviewFrame({ entry, address, title, width, place }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  // On a busy page the frame can be loaded before an effect that follows the painting.
  useLayoutEffect(() => {
    const node = frame.current;
    if (!node) return;
    let isLoading = true;
    let isOutdated = false;
    /** Whether the frame shows a page that reloads itself: a page of an error does not. */
    let isPreview = false;
    // A page that is loading may have been made before the save, and cannot be told: it is loaded once more afterwards.
    const reload = () => {
      isOutdated = isLoading;
      if (isLoading) return;
      isLoading = true;
      if (isPreview) node.contentWindow?.postMessage(previewMessages.reload, new URL(address).origin);
      else node.src = address;
      isPreview = false;
    };
    const heard = (event: MessageEvent) => {
      if (event.source === node.contentWindow && event.data === previewMessages.shown) isPreview = true;
    };
    const loaded = () => {
      isLoading = false;
      if (isOutdated) reload();
    };
    window.addEventListener("message", heard);
    node.addEventListener("load", loaded);
    // Payload's own event of a save comes only after it has built the form anew.
    const endWatch = watchSaves({ place: entry, saved: reload });
    return () => {
      window.removeEventListener("message", heard);
      node.removeEventListener("load", loaded);
      endWatch();
    };
  }, [entry, address]);
  useEffect(() => {
    const sizes = {
      width: `${width}px`,
      height: `${place.height}px`,
      scale: Math.min(1, place.width / width),
    };
    for (const [name, size] of Object.entries(sizes))
      box.current?.style.setProperty(`--${name}`, String(size));
  }, [width, place.width, place.height]);
  return (
    <div ref={box} className="preview-pane__place">
      <iframe ref={frame} title={title} src={address} referrerPolicy="no-referrer" />
    </div>
  );
}

interface ChoiceProps<Name extends string> {
  label: string;
  names: readonly Name[];
  chosen: Name;
  texts: Record<Name, string>;
  choose: (name: Name) => void;
}

function Choice<Name extends string>({ label, names, chosen, texts, choose }: ChoiceProps<Name>) {
  return (
    <div role="group" aria-label={label} className="preview-pane__choice">
      {names.map((name) => (
        <button key={name} type="button" aria-pressed={name === chosen} onClick={() => choose(name)}>
          {texts[name]}
        </button>
      ))}
    </div>
  );
}

/**
 * The site's real page beside the form, in both languages, at the widths of three devices (RT-27). It stands in the place
 * of Payload's live preview, which shows one frame.
 */
export function PreviewPane() {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const labels = previewLabels[language];
  const names = { en: languageNames.en[language], ar: languageNames.ar[language] };
  const { isLivePreviewing: isOpen } = useLivePreviewContext();
  const entry = placeOf(useDocumentInfo());
  const addresses = usePreviewAddresses(isOpen);
  const [shown, setShown] = useState<(typeof languageChoices)[number]>("both");
  const [device, setDevice] = useState<(typeof widthNames)[number]>("desktop");
  const area = useRef<HTMLDivElement>(null);
  const size = useSize(area, isOpen);
  if (!isOpen) return null;

  const locales = shown === "both" ? (["en", "ar"] as const) : [shown];
  const columns = size.width < narrow ? 1 : locales.length;
  const rows = locales.length / columns;
  const place = {
    width: (size.width - gap * (columns - 1)) / columns,
    height: (size.height - gap * (rows - 1)) / rows,
  };
  return (
    <section className="preview-pane" aria-label={labels.pane}>
      <header>
        <Choice
          label={labels.languages}
          names={languageChoices}
          chosen={shown}
          texts={{ both: labels.both, ...names }}
          choose={setShown}
        />
        <Choice label={labels.widths} names={widthNames} chosen={device} texts={labels} choose={setDevice} />
      </header>
      <div ref={area} className="preview-pane__frames">
        {addresses === "failed" && <p role="alert">{labels.failed}</p>}
        {addresses !== null &&
          addresses !== "failed" &&
          size.width > 0 &&
          locales.map((locale) => (
            <PreviewFrame
              key={locale}
              entry={entry ?? ""}
              address={addresses[locale]}
              title={`${labels.pane} · ${names[locale]}`}
              width={widths[device]}
              place={place}
            />
          ))}
      </div>
      {addresses !== null && addresses !== "failed" && (
        <footer>
          {locales.map((locale) => (
            <a key={locale} href={addresses[locale]} target="_blank" rel="noreferrer">
              {labels.open} ({names[locale]})
            </a>
          ))}
        </footer>
      )}
    </section>
  );
}
