"use client";

import { Button, toast, useAuth, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { agencyZone, localizePath, locales } from "@miqyas/contract";
import { useState } from "react";
import { languageNames, languageOf, timeFormat } from "../../language.ts";
import { previewPath } from "../../preview/preview-path.ts";
import { publicStates } from "../../translation/language-state.ts";
import { copyText } from "../copy-text.ts";
import { useLanguageStates } from "../translation/use-language-states.ts";
import { siteLinksLabels } from "./site-links-labels.ts";
import { usePreviewLinks } from "./use-preview-links.ts";

/** Beside the form: the page on the site in each language that visitors see, and links that show the draft (RT-27). */
export function SiteLinks({ siteOrigin, hasPreviews }: { siteOrigin: string; hasPreviews: boolean }) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const labels = siteLinksLabels[language];
  const { id, collectionSlug, globalSlug, hasPublishedDoc, isTrashed } = useDocumentInfo();
  const kind = collectionSlug ?? globalSlug ?? "";
  const entry = id === undefined ? null : Number(id);
  const path = previewPath(kind, entry);
  const rights = useAuth().permissions?.collections?.["preview-links"];
  const { rows, isUnknown, make, withdraw } = usePreviewLinks(kind, entry);
  const [isBusy, setIsBusy] = useState(false);
  const stateIn = useLanguageStates();
  // No page shows what is in the trash.
  if (!path || isTrashed || (collectionSlug && entry === null)) return null;

  // Pages have no states: they appear in both languages.
  const shown = locales.filter((locale) => publicStates.includes(stateIn[locale] ?? "published"));
  const copy = async (address: string) =>
    (await copyText(address)) ? toast.success(labels.copied) : toast.error(labels.failed);
  /** Makes or withdraws a link. The buttons are off meanwhile: a double click would do it twice. */
  const change = (work: Promise<void>) => {
    setIsBusy(true);
    void work.catch(() => toast.error(labels.failed)).finally(() => setIsBusy(false));
  };
  const time = timeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone: agencyZone });
  return (
    <section className="field-type site-links">
      <span className="field-label">{labels.onSite}</span>
      {hasPublishedDoc ? (
        <ul>
          {shown.map((locale) => (
            <li key={locale}>
              <a href={siteOrigin + localizePath(path, locale)} target="_blank" rel="noreferrer">
                {languageNames[locale][language]}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p>{labels.notYet}</p>
      )}
      {hasPreviews && (
        <>
          <span className="field-label">{labels.shared}</span>
          <p>{labels.explanation}</p>
          {isUnknown && <p role="alert">{labels.unknown}</p>}
          <ul>
            {rows.map(({ id: link, expires_at, addresses }) => (
              <li key={link}>
                {labels.until(time.format(new Date(expires_at)))}
                <div className="site-links__row">
                  {locales.map((locale) => (
                    <Button
                      key={locale}
                      size="small"
                      buttonStyle="secondary"
                      margin={false}
                      onClick={() => void copy(addresses[locale])}
                    >
                      {labels.copy} ({languageNames[locale][language]})
                    </Button>
                  ))}
                  {rights?.delete && (
                    <Button
                      size="small"
                      buttonStyle="secondary"
                      margin={false}
                      disabled={isBusy}
                      onClick={() => change(withdraw(link))}
                    >
                      {labels.withdraw}
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
          {rights?.create && (
            <Button
              size="small"
              buttonStyle="secondary"
              margin={false}
              disabled={isBusy}
              onClick={() => change(make())}
            >
              {labels.make}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
