import { Link } from "@payloadcms/ui";
import { getTranslation } from "@payloadcms/translations";
import { readOffset, type Locale } from "@miqyas/contract";
import type { ReactNode } from "react";
import type { ServerProps } from "payload";
import { findAgencyOffset, minuteAtAgency } from "../../inbox/agency-time.ts";
import { languageNames, languageOf, timeFormat } from "../../language.ts";
import { findWork, type Change, type Plan, type Work } from "./find-work.ts";
import { dayOf, PlanCalendar, plans as countPlans, wordsOf } from "./plan-calendar.tsx";

const texts = {
  en: {
    drafts: "My drafts",
    noDrafts: "You have no drafts.",
    planned: "Planned",
    noPlans: "Nothing is planned.",
    notShown: "Not shown here",
    recent: "Recently changed",
    noChanges: "Nothing has been changed yet.",
    untitled: "Untitled",
    draft: "Draft",
    program: "by a program",
    publish: "Publish",
    unpublish: "Unpublish",
    both: "both languages",
    failed: "Did not work",
  },
  ar: {
    drafts: "مسوداتي",
    noDrafts: "لا مسودات لك.",
    planned: "مواعيد النشر",
    noPlans: "لا مواعيد.",
    notShown: "لا تظهر هنا",
    recent: "آخر التعديلات",
    noChanges: "لم يُعدَّل شيء بعد.",
    untitled: "بلا عنوان",
    draft: "مسودة",
    program: "عدّله برنامج",
    publish: "نشر",
    unpublish: "إلغاء النشر",
    both: "باللغتين",
    failed: "لم يُنفَّذ",
  },
};

type Place = Pick<Change, "place" | "entry" | "title">;

/** What every list needs: the words, the clock and the names of kinds. */
interface Screen {
  language: Locale;
  offset: string;
  kindOf: (place: string) => string;
}

const addressOf = ({ place, entry }: Place): string =>
  entry === null ? `/admin/globals/${place}` : `/admin/collections/${place}/${entry}`;

/** The name of an entry or page, with a link to its form. The kind of an entry follows. */
function Name({ of, screen: { kindOf, language } }: { of: Place; screen: Screen }) {
  const title = of.entry === null ? kindOf(of.place) : of.title || texts[language].untitled;
  return (
    <>
      <Link href={addressOf(of)}>
        <bdi>{title}</bdi>
      </Link>
      {of.entry !== null && <small>{kindOf(of.place)}</small>}
    </>
  );
}

const When = ({ at, offset }: { at: Date; offset: string }) => (
  <time dateTime={at.toISOString()} dir="ltr">
    {minuteAtAgency(at, offset)}
  </time>
);

function Panel({
  id,
  heading,
  none,
  children,
}: {
  id: string;
  heading: string;
  none?: string | false;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {none ? <p>{none}</p> : children}
    </section>
  );
}

function Drafts({ drafts, screen }: { drafts: Work["drafts"]; screen: Screen }) {
  const labels = texts[screen.language];
  return (
    <Panel id="my-drafts" heading={labels.drafts} none={drafts.length === 0 && labels.noDrafts}>
      <ul>
        {drafts.map((draft) => (
          <li key={addressOf(draft)}>
            <Name of={draft} screen={screen} />
            <small>
              <When at={draft.changed_at} offset={screen.offset} />
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Recent({ recent, screen }: { recent: Work["recent"]; screen: Screen }) {
  const labels = texts[screen.language];
  return (
    <Panel id="recently-changed" heading={labels.recent} none={recent.length === 0 && labels.noChanges}>
      <ul>
        {recent.map((one) => (
          <li key={addressOf(one)}>
            <Name of={one} screen={screen} />
            <small>
              <When at={one.changed_at} offset={screen.offset} /> <bdi>{one.name ?? labels.program}</bdi>
              {one.status === "draft" && ` · ${labels.draft}`}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Plans by the day that they have by the agency's clock. */
function byDay(planned: readonly Plan[], offset: string): Map<string, Plan[]> {
  const days = new Map<string, Plan[]>();
  for (const plan of planned) {
    const date = dayOf(plan.at, offset);
    days.set(date, [...(days.get(date) ?? []), plan]);
  }
  return days;
}

function Planned({ work: { planned, days: counts }, screen }: { work: Work; screen: Screen }) {
  const { language, offset } = screen;
  const labels = texts[language];
  const days = byDay(planned, offset);
  const sum = counts.reduce((count, { waiting, failed }) => count + waiting + failed, 0);
  const notShown = sum - planned.length;
  const clock = timeFormat(language, {
    ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: "UTC" },
  });
  return (
    <Panel id="planned" heading={labels.planned}>
      <PlanCalendar
        // oxlint-disable-next-line react/purity -- the server renders this once per request
        today={dayOf(new Date(), offset)}
        days={counts}
        listed={new Set(days.keys())}
        language={language}
      />
      {planned.length === 0 && <p>{labels.noPlans}</p>}
      {[...days].map(([date, plans]) => (
        <div key={date} id={`plans-${date}`}>
          <h3>{wordsOf(date, language)}</h3>
          <ul>
            {plans.map((plan) => (
              <li key={`${addressOf(plan)} ${plan.at.toISOString()}`}>
                <Name of={plan} screen={screen} />
                <small>
                  <time dateTime={plan.at.toISOString()}>
                    {clock.format(plan.at.getTime() + readOffset(offset))}
                  </time>
                  {` · ${plan.publishes ? labels.publish : labels.unpublish}`}
                  {plan.publishes && ` · ${plan.locale ? languageNames[plan.locale][language] : labels.both}`}
                  {plan.failed && <strong> · {labels.failed}</strong>}
                </small>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {notShown > 0 && (
        <p id="plans-not-shown">
          {labels.notShown}: {countPlans[language](notShown)}
        </p>
      )}
    </Panel>
  );
}

/**
 * What a person works on, at the top of the first page: their drafts, the plans of the next weeks, and what changed last.
 * Nothing for those who read no content.
 */
export async function WorkPanel({ payload, i18n, permissions, user }: ServerProps) {
  const rights = { ...permissions?.collections, ...permissions?.globals };
  const canRead = (slug: string) => Boolean(rights[slug]?.read);
  if (!user || !canRead("blogs")) return null;
  const language = languageOf(i18n.language);
  const offset = await findAgencyOffset(payload);
  const work = await findWork(payload, canRead, Number(user.id), language, offset);
  const kindOf = (place: string) => {
    const collection = payload.config.collections.find(({ slug }) => slug === place);
    const page = payload.config.globals.find(({ slug }) => slug === place);
    return getTranslation(collection?.labels.singular ?? page?.label ?? place, i18n);
  };
  const screen: Screen = { language, offset, kindOf };
  return (
    <div className="work-panel">
      <Drafts drafts={work.drafts} screen={screen} />
      <Recent recent={work.recent} screen={screen} />
      <Planned work={work} screen={screen} />
    </div>
  );
}
