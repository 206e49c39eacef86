import type { Locale } from "@miqyas/contract";
import type { DescribedPage, Subject, Thing } from "./page-facts.ts";
import type { SharedPicture } from "./shared-picture.ts";

interface WrittenSubject {
  title: string;
  created_at?: string | null;
  author_name?: string;
  author_position?: string;
  untranslated: readonly string[];
}

/** The language of an entry's own text: English where the Arabic text is missing. */
const writtenIn = ({ untranslated }: Pick<WrittenSubject, "untranslated">, locale: Locale): Locale =>
  untranslated.some((field) => field === "title" || field === "content") ? "en" : locale;

const describePicture = ({ url, width, height, alt }: SharedPicture): Thing => ({
  "@type": "ImageObject",
  url,
  width,
  height,
  caption: alt,
});

/** The agency as publisher, author and provider. */
export const describeAgency = ({ name, url, logo }: DescribedPage["agency"]): Thing => ({
  "@type": "Organization",
  name,
  url,
  logo,
});

/** A text with headline, date and author. Without an author's name the agency is the author. */
function describeWriting(type: Thing["@type"], entry: WrittenSubject, page: DescribedPage): Thing {
  const publisher = describeAgency(page.agency);
  return {
    "@type": type,
    headline: entry.title,
    name: entry.title,
    description: page.description,
    url: page.url,
    mainEntityOfPage: page.url,
    image: describePicture(page.picture),
    inLanguage: writtenIn(entry, page.locale),
    datePublished: entry.created_at,
    author: entry.author_name
      ? { "@type": "Person", name: entry.author_name, jobTitle: entry.author_position }
      : publisher,
    publisher,
  };
}

/** The main subject of a page as a schema.org thing. */
export function describeSubject(subject: Subject, page: DescribedPage): Thing[] {
  const { article, resource, report, trend, word, service } = subject;
  const set = page.above.at(-1);
  return [
    ...(article
      ? [{ ...describeWriting("BlogPosting", article, page), articleSection: article.categories }]
      : []),
    ...(resource ? [describeWriting(["Article", "LearningResource"], resource, page)] : []),
    ...(report ? [describeWriting("Report", report, page)] : []),
    ...(trend ? [describeWriting("Article", trend, page)] : []),
    ...(word
      ? [
          {
            "@type": "DefinedTerm",
            name: word.title,
            description: word.excerpt || page.description,
            url: page.url,
            inLanguage: writtenIn(word, page.locale),
            inDefinedTermSet: set && { "@type": "DefinedTermSet", ...set },
          },
        ]
      : []),
    ...(service
      ? [
          {
            "@type": "Service",
            name: service.title,
            description: page.description,
            url: page.url,
            image: describePicture(page.picture),
            provider: describeAgency(page.agency),
          },
        ]
      : []),
  ];
}
