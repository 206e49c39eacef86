import { Link } from "@payloadcms/ui";
import type { BeforeListTableServerProps } from "payload";
import { addressOf, inboxFilters, isShown, type InboxFilter } from "../../inbox/inbox-filters.ts";
import { shownRows } from "../list-bar.ts";
import { ErasePerson } from "./erase-person.tsx";
import { languageOf } from "../../language.ts";

const labels = {
  en: { filters: "Parts of the inbox", all: "All", export: "Export CSV" },
  ar: { filters: "أقسام الوارد", all: "الكل", export: "تصدير CSV" },
};

const isInbox = (slug: string): slug is InboxFilter["collection"] =>
  slug === "contact-messages" || slug === "newsletter-subscribers";

/** Toolbar above the lists of the inbox: filters, export as CSV, and erasure of a person's data. */
export function InboxBar({ collectionSlug, i18n, searchParams }: BeforeListTableServerProps) {
  if (!isInbox(collectionSlug)) return null;
  const language = languageOf(i18n.language);
  // oxlint-disable-next-line react/purity -- the server renders this once per request
  const filters = inboxFilters(new Date()).filter(({ collection }) => collection === collectionSlug);
  const query = shownRows(searchParams ?? {});
  const shown = filters.find((filter) => isShown(filter, query));
  const all: InboxFilter = {
    collection: collectionSlug,
    label: { en: labels.en.all, ar: labels.ar.all },
    conditions: [],
  };
  return (
    <div className="list-bar">
      <nav aria-label={labels[language].filters}>
        {[all, ...filters].map((filter) => (
          <Link
            key={filter.label.en}
            href={addressOf(filter)}
            aria-current={filter === shown || (filter === all && query.size === 0) ? "true" : undefined}
          >
            {filter.label[language]}
          </Link>
        ))}
      </nav>
      <div className="list-bar__tools">
        <a className="list-bar__tool" href={`/api/${collectionSlug}/export?${query.toString()}`}>
          {labels[language].export}
        </a>
        <ErasePerson />
      </div>
    </div>
  );
}
