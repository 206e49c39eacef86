import { locales } from "@miqyas/contract";
import type { Faq } from "@miqyas/contract";
import { describeAgency, describeSubject } from "./describe-subject.ts";
import type { DescribedPage, PageName, Subject, Thing } from "./page-facts.ts";

/** schema.org types of pages; the others are a `WebPage`. */
const pageKinds: Partial<Record<PageName, string>> = {
  about: "AboutPage",
  contact: "ContactPage",
  faq: "FAQPage",
  services: "CollectionPage",
  research: "CollectionPage",
  markets: "CollectionPage",
  blog: "CollectionPage",
  resources: "CollectionPage",
  trends: "CollectionPage",
  words: "CollectionPage",
};

const describeTrail = ({ above, title, url }: DescribedPage): Thing => ({
  "@type": "BreadcrumbList",
  itemListElement: [...above, { name: title, url }].map((step, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: step.name,
    item: step.url,
  })),
});

/** The site and the agency. Only the home page describes them. */
function describeSite({ agency, url, locale }: DescribedPage, facts: Subject["agency"]): Thing[] {
  return [
    { "@type": "WebSite", name: agency.name, url, inLanguage: locales, publisher: describeAgency(agency) },
    {
      ...describeAgency(agency),
      description: agency.about,
      email: facts?.email,
      telephone: facts?.phones.map((phone) => phone.replaceAll(" ", "")),
      address: {
        "@type": "PostalAddress",
        streetAddress: facts?.address,
        addressLocality: agency.city,
        addressCountry: "SY",
      },
      knowsLanguage: [locale, ...locales.filter((other) => other !== locale)],
      sameAs: facts?.links.flatMap(({ link }) => (link === "#" ? [] : [link])),
    },
  ];
}

const describeQuestions = (questions: readonly Faq[]): Thing[] =>
  questions
    .filter(({ answer }) => answer)
    .map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    }));

/** All things of a page's structured data. */
export function listThings(page: DescribedPage, subject: Subject = {}): Thing[] {
  const questions = describeQuestions(subject.questions ?? []);
  const kind = pageKinds[page.page] ?? "WebPage";
  return [
    {
      // An FAQ page without questions is an ordinary page.
      "@type": kind === "FAQPage" && questions.length === 0 ? "WebPage" : kind,
      name: page.title,
      description: page.description,
      url: page.url,
      inLanguage: page.locale,
      mainEntity: questions,
    },
    ...(page.page === "home" ? describeSite(page, subject.agency) : []),
    ...(page.above.length > 1 ? [describeTrail(page)] : []),
    ...describeSubject(subject, page),
  ];
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/**
 * Things as a JSON-LD data block. No text can end the block: characters with a meaning in HTML and JavaScript line
 * ends are written as JSON escapes.
 */
export function writeStructuredData(things: readonly Thing[]): string {
  const graph = { "@context": "https://schema.org", "@graph": things };
  const json = JSON.stringify(graph, (_name, value: unknown) => (isEmpty(value) ? undefined : value));
  const inert = json.replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `<script type="application/ld+json">${inert}</script>`;
}
