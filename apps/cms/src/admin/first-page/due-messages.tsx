import { Link } from "@payloadcms/ui";
import type { ServerProps } from "payload";
import { findAgencyOffset, minuteAtAgency } from "../../inbox/agency-time.ts";
import { findReplyDeadlineState, unanswered } from "../../inbox/reply-deadline-state.ts";
import { languageOf, type Bilingual } from "../../language.ts";
import { ReplyDeadlineBadge } from "../inbox/reply-deadline-badge.tsx";

/** Messages that the first page names. The counts beside them lead to all. */
const shown = 5;

const heading: Bilingual = { en: "Answer next", ar: "الأَولى بالردّ" };
const replyBy: Bilingual = { en: "reply by", ar: "الردّ قبل" };

/**
 * The open messages with the earliest reply deadlines, for those who answer. By the agency's clock; nothing when all are
 * answered.
 */
export async function DueMessages({ payload, i18n, permissions }: ServerProps) {
  if (!permissions?.collections?.["contact-messages"]?.read) return null;
  const language = languageOf(i18n.language);
  const { docs } = await payload.find({
    collection: "contact-messages",
    where: {
      and: [
        { status: { in: [...unanswered] } },
        { quarantined: { not_equals: true } },
        { reply_by: { exists: true } },
      ],
    },
    ...{ sort: "reply_by", limit: shown, pagination: false, depth: 0 },
    select: { name: true, reference: true, reply_by: true, status: true, quarantined: true },
  });
  if (docs.length === 0) return null;
  const offset = await findAgencyOffset(payload);
  return (
    <section className="due-messages" aria-labelledby="due-messages">
      <h2 id="due-messages">{heading[language]}</h2>
      <ul>
        {docs.map((message) => {
          const state = findReplyDeadlineState(message);
          return (
            <li key={message.id}>
              <Link href={`/admin/collections/contact-messages/${message.id}`}>
                <bdi>{message.name}</bdi>
              </Link>{" "}
              {state && <ReplyDeadlineBadge state={state} language={language} />}
              <small>
                {message.reference && <bdi>{message.reference}</bdi>}
                {" · "}
                {replyBy[language]}{" "}
                <time dateTime={message.reply_by ?? undefined} dir="ltr">
                  {minuteAtAgency(new Date(message.reply_by ?? 0), offset)}
                </time>
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
