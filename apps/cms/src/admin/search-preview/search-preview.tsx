"use client";

import { localizePath, locales, otherLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { useDocumentInfo, useFormFields, useTranslation } from "@payloadcms/ui";
import { languageOf } from "../../language.ts";
import { useContentLocale } from "../use-content-locale.ts";
import { PreviewOf } from "./preview-of.tsx";
import { searchPreviewLabels } from "./preview-labels.ts";
import { readAgency, readFile, readTexts, type EntryTexts } from "./read-entry.ts";
import { useAnswer } from "../use-answer.ts";

interface SearchPreviewProps {
  /** Origin of the site. */
  origin: string;
  /** The path of the entry's page, which ends in a parameter. */
  path: string;
}

/** Names of the fields that the preview shows. A kind of entry has some of them. */
const names = [
  ...["title", "name", "excerpt", "description", "seo_title", "seo_description"],
  ...["cover_image", "image", "seo_image", "slug", "seo_noindex"],
];

/** The site's own name, in place of a missing one in the site settings (`agency.name` in its texts). */
const ownNames: Record<Locale, string> = { en: "Miqyas", ar: "مقياس" };

/** The fields as they stand in the form now. */
function useFormTexts(): EntryTexts {
  const values = useFormFields(([fields]) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, fields[name]?.value]))),
  );
  return readTexts(JSON.parse(values));
}

/**
 * How the entry will appear in a list of results and as a shared card, in both languages and their directions (RT-26).
 * The language that is being edited follows the form, the other one shows what was saved.
 */
export function SearchPreview({ origin, path }: SearchPreviewProps) {
  const { i18n } = useTranslation();
  const labels = searchPreviewLabels[languageOf(i18n.language)];
  const edited = useContentLocale();
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const other = otherLocale(edited);
  const form = useFormTexts();
  const query = `locale=${other}&fallback-locale=null&draft=true&depth=0`;
  const entry = id === undefined ? null : `/api/${String(collectionSlug)}/${id}?${query}`;
  const saved = useAnswer(entry, lastUpdateTime);
  const shared = form.seoImage ?? form.image;
  const file = useAnswer(shared === null ? null : `/api/media/${shared}?depth=0`);
  const agencyNames: Record<Locale, unknown> = {
    en: useAnswer("/api/v1/site-settings?lang=en"),
    ar: useAnswer("/api/v1/site-settings?lang=ar"),
  };
  const address = path.replace(/:\w+$/, form.slug || String(id ?? "…"));
  const texts = { [edited]: form, [other]: readTexts(saved) } as Record<Locale, EntryTexts>;
  return (
    <div className="field-type search-preview">
      <span className="field-label">{labels.heading}</span>
      <div className="search-preview__languages">
        {locales.map((locale) => (
          <PreviewOf
            key={locale}
            locale={locale}
            texts={texts[locale]}
            picture={readFile(file)}
            agency={readAgency(agencyNames[locale]) ?? ownNames[locale]}
            hidden={form.noindex}
            address={origin + localizePath(address, locale)}
            note={locale === edited ? "" : labels.saved}
            labels={labels}
          />
        ))}
      </div>
    </div>
  );
}
