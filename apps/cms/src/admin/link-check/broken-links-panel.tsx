import { Link } from "@payloadcms/ui";
import type { ServerProps } from "payload";
import { findPlace } from "../../link-check/find-place.ts";
import { languageOf, numbers } from "../../language.ts";
import { BrokenLinkWords } from "./broken-link-words.tsx";

const texts = {
  en: { heading: "Broken links", all: "All broken links" },
  ar: { heading: "الروابط المكسورة", all: "كل الروابط المكسورة" },
};

/** Rows that the dashboard shows. */
const shown = 5;

/** The newest broken links on the dashboard, with their number. Nothing when there is none. */
export async function BrokenLinksPanel({ payload, i18n, permissions }: ServerProps) {
  if (!permissions?.collections?.["broken-links"]?.read) return null;
  const { docs, totalDocs } = await payload.find({
    collection: "broken-links",
    sort: "-createdAt",
    limit: shown,
  });
  if (totalDocs === 0) return null;
  const language = languageOf(i18n.language);
  const { heading, all } = texts[language];
  return (
    <section className="broken-links" aria-labelledby="broken-links">
      <h2 id="broken-links">
        {heading} <b>{numbers[language].format(totalDocs)}</b>
      </h2>
      <ul>
        {docs.map((link) => {
          const { name, href } = findPlace(payload, i18n, link);
          return (
            <li key={link.id}>
              <Link href={href}>{name}</Link>
              <p>
                <BrokenLinkWords link={link} language={language} />
              </p>
            </li>
          );
        })}
      </ul>
      {totalDocs > shown && <Link href="/admin/collections/broken-links">{all}</Link>}
    </section>
  );
}
