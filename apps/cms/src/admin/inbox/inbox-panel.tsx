import { Link } from "@payloadcms/ui";
import type { ServerProps } from "payload";
import { addressOf, inboxFilters, whereOf, type InboxFilter } from "../../inbox/inbox-filters.ts";
import { type Bilingual, languageOf, numbers } from "../../language.ts";
import { ReplyDeadlineIcon } from "./reply-deadline-badge.tsx";

const headings: Record<InboxFilter["collection"], Bilingual> = {
  "contact-messages": { en: "Messages", ar: "الرسائل" },
  "newsletter-subscribers": { en: "Newsletter subscribers", ar: "مشتركو النشرة" },
};

/**
 * Counts of the inbox on the dashboard, for the people who answer. Each count links to the rows that it
 * counts.
 */
export async function InboxPanel({ payload, i18n, permissions }: ServerProps) {
  if (!permissions?.collections?.["contact-messages"]?.read) return null;
  const language = languageOf(i18n.language);
  const counted = await Promise.all(
    inboxFilters(new Date()).map(async (filter) => {
      const { totalDocs } = await payload.count({ collection: filter.collection, where: whereOf(filter) });
      return { filter, count: totalDocs };
    }),
  );
  return (
    <div className="inbox-panel">
      {Object.entries(headings).map(([collection, heading]) => (
        <section key={collection} aria-labelledby={`inbox-${collection}`}>
          <h2 id={`inbox-${collection}`}>{heading[language]}</h2>
          <ul>
            {counted
              .filter(({ filter }) => filter.collection === collection)
              .map(({ filter, count }) => (
                <li key={filter.label.en}>
                  <Link href={addressOf(filter)} data-state={count > 0 ? filter.state : undefined}>
                    {filter.label[language]}{" "}
                    <b>
                      {filter.state && count > 0 && <ReplyDeadlineIcon state={filter.state} />}
                      {numbers[language].format(count)}
                    </b>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
