import type { Where } from "payload";
import type { Bilingual } from "../language.ts";
import { nearWithin, unanswered, type ReplyDeadlineState } from "./reply-deadline-state.ts";

/** A filter of the inbox that staff count and open with one click. */
export interface InboxFilter {
  collection: "contact-messages" | "newsletter-subscribers";
  label: Bilingual;
  /** Conditions that must all hold. */
  conditions: Where[];
  /** Sort order. The default is latest first. */
  sort?: string;
  /** Marks rows that need an answer soon. */
  state?: ReplyDeadlineState;
}

const isOpen: Where[] = [{ status: { in: [...unanswered] } }, { quarantined: { not_equals: true } }];

const messages = (label: Bilingual, conditions: Where[], more: Partial<InboxFilter> = {}): InboxFilter => ({
  collection: "contact-messages",
  label,
  conditions,
  ...more,
});

const subscribers = (status: string, label: Bilingual): InboxFilter => ({
  collection: "newsletter-subscribers",
  label,
  conditions: [{ status: { equals: status } }],
});

/** The filters of the inbox at a given time. A count and the list that it links to have the same rows. */
export function inboxFilters(now: Date): InboxFilter[] {
  const [from, until] = [now.toISOString(), new Date(now.getTime() + nearWithin).toISOString()];
  return [
    messages({ en: "New", ar: "رسائل جديدة" }, [
      { status: { equals: "new" } },
      { quarantined: { not_equals: true } },
    ]),
    messages(
      { en: "Reply due within 4 hours", ar: "موعد الردّ خلال ٤ ساعات" },
      [...isOpen, { reply_by: { greater_than_equal: from } }, { reply_by: { less_than_equal: until } }],
      { sort: "reply_by", state: "due-soon" },
    ),
    messages({ en: "Overdue", ar: "تأخّر الردّ عليها" }, [...isOpen, { reply_by: { less_than: from } }], {
      sort: "reply_by",
      state: "overdue",
    }),
    messages({ en: "On hold", ar: "رسائل معلّقة" }, [
      { status: { in: [...unanswered] } },
      { quarantined: { equals: true } },
    ]),
    subscribers("confirmed", { en: "Confirmed", ar: "اشتراكات مؤكَّدة" }),
    subscribers("unconfirmed", { en: "Not confirmed", ar: "اشتراكات غير مؤكَّدة" }),
    subscribers("quarantined", { en: "On hold", ar: "اشتراكات معلّقة" }),
  ];
}

/** The filter in the form of the query of Payload's lists. */
export const whereOf = ({ conditions }: InboxFilter): Where => ({ or: [{ and: conditions }] });

/** Every address states its sort order. Otherwise the admin uses the last order of the staff member. */
const latestFirst = { "contact-messages": "-received_at", "newsletter-subscribers": "-subscribed_at" };

/** The address of the admin's list with a filter. */
export function addressOf(filter: InboxFilter): string {
  const query = new URLSearchParams(queryOf(whereOf(filter), "where"));
  query.set("sort", filter.sort ?? latestFirst[filter.collection]);
  return `/admin/collections/${filter.collection}?${query.toString()}`;
}

/** Whether an address shows a filter. The time of the filter does not matter. */
export function isShown(filter: InboxFilter, query: URLSearchParams): boolean {
  const expected = queryOf(whereOf(filter), "where");
  const isTime = (value: string) => /^\d{4}-\d\d-\d\dT/.test(value);
  return (
    query.size === expected.length &&
    expected.every(([name, value]) => {
      const given = query.get(name);
      return given !== null && (given === value || (isTime(given) && isTime(value)));
    })
  );
}

/** Nested values as query parameters: `where[or][0][and][0][status][equals]`. */
export function queryOf(value: unknown, name: string): [string, string][] {
  if (typeof value === "string" || typeof value === "boolean") return [[name, String(value)]];
  return Object.entries(value ?? {}).flatMap(([key, inner]: [string, unknown]) =>
    queryOf(inner, `${name}[${key}]`),
  );
}
