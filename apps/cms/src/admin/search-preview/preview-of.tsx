import { directionOf } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { PreviewLabels } from "./preview-labels.ts";
import type { EntryTexts } from "./read-entry.ts";

const names = { en: "English", ar: "العربية" } satisfies Record<Locale, string>;

interface PreviewOfProps {
  locale: Locale;
  texts: EntryTexts;
  /** Address of the picture; `null` when the page has none. */
  picture: string | null;
  /** The name of the agency in this language, as the site shows it. */
  agency: string;
  /** Whether the page stays out of search engines. */
  hidden: boolean;
  address: string;
  /** Says how current the texts are. */
  note: string;
  labels: PreviewLabels;
}

/** A part of an address with readable letters. While it is typed it may be none (“100%”). */
function readSegment(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The result and the card of a page in one language and its direction. */
export function PreviewOf({ locale, texts, picture, agency, hidden, address, note, labels }: PreviewOfProps) {
  const { title, description } = texts;
  const language = names[locale];
  const { host, pathname } = new URL(address);
  const direction = { lang: locale, dir: directionOf(locale) };
  const heading = title ? `${title} — ${agency}` : <i>{labels.untitled}</i>;
  const text = description || <i>{labels.noText}</i>;
  return (
    <section aria-label={language}>
      <h4>
        <span lang={locale}>{language}</span>
        {note && <small> · {note}</small>}
      </h4>
      <figure>
        <figcaption>{labels.results}</figcaption>
        {hidden ? (
          <p className="search-preview__kept">{labels.kept}</p>
        ) : (
          <div className="search-preview__result" {...direction}>
            <p className="search-preview__site">
              {agency}
              <bdi dir="ltr">
                {[host, ...pathname.split("/").filter(Boolean).map(readSegment)].join(" › ")}
              </bdi>
            </p>
            <p className="search-preview__title">{heading}</p>
            <p className="search-preview__text">{text}</p>
          </div>
        )}
      </figure>
      <figure>
        <figcaption>{labels.shared}</figcaption>
        <div className="search-preview__card" {...direction}>
          {picture ? (
            <img src={picture} alt="" />
          ) : (
            <p className="search-preview__blank" dir="auto">
              {labels.noPicture}
            </p>
          )}
          <div>
            <p className="search-preview__site">
              <bdi dir="ltr">{host}</bdi>
            </p>
            <p className="search-preview__title">{title || heading}</p>
            <p className="search-preview__text">{text}</p>
          </div>
        </div>
      </figure>
    </section>
  );
}
