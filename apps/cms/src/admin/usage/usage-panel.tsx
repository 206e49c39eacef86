import { Link } from "@payloadcms/ui";
import type { ServerProps } from "payload";
import { languageOf, numbers, type Bilingual } from "../../language.ts";
import { namePages } from "../../usage/name-pages.ts";
import { hasReads, summarizeUsage } from "../../usage/summarize-usage.ts";
import { ReadsPlot } from "./reads-plot.tsx";
import { UsageList } from "./usage-list.tsx";

const texts = {
  en: {
    heading: "Read and searched",
    period: "The last 30 days. Counted without cookies and without anything about the visitor.",
    nothing: "Nothing has been counted yet. Counts appear here about a minute after the first visit.",
    reads: "Pages read",
    pages: "Most read",
    sources: "Where visitors came from",
    searches: "Searched without result",
    downloads: "Downloads",
    forms: "Forms",
    begun: "begun",
    sent: "sent",
  },
  ar: {
    heading: "القراءة والبحث",
    period: "آخر ٣٠ يومًا. يُحسب ذلك بلا ملفات تعريف ارتباط ولا أي معلومة عن الزائر.",
    nothing: "لم يُحسب شيء بعد. تظهر الأعداد هنا بعد نحو دقيقة من أول زيارة.",
    reads: "الصفحات المقروءة",
    pages: "الأكثر قراءة",
    sources: "من أين جاء الزوّار",
    searches: "عمليات بحث بلا نتيجة",
    downloads: "التنزيلات",
    forms: "النماذج",
    begun: "بدء الملء",
    sent: "الإرسال",
  },
};

const formNames: Record<string, Bilingual> = {
  contact: { en: "Contact form", ar: "نموذج التواصل" },
  newsletter: { en: "Newsletter", ar: "النشرة البريدية" },
};

/** How the site was used in the last 30 days, on the dashboard (RT-30). */
export async function UsagePanel({ payload, i18n, permissions }: ServerProps) {
  if (!permissions?.collections?.["usage-counts"]?.read) return null;
  const language = languageOf(i18n.language);
  const text = texts[language];
  const { reads, top } = await summarizeUsage(payload);
  const pages = await namePages(payload, language, top.read);
  const countOf = (kind: "begun" | "sent", form: string) =>
    numbers[language].format(top[kind].find(({ subject }) => subject === form)?.count ?? 0);
  return (
    <section className="usage-panel" aria-labelledby="usage">
      <h2 id="usage">{text.heading}</h2>
      <p>{hasReads(reads) ? text.period : text.nothing}</p>
      {hasReads(reads) && (
        <div>
          <section>
            <h3>{text.reads}</h3>
            <ReadsPlot reads={reads} language={language} />
          </section>
          <UsageList
            heading={text.pages}
            language={language}
            rows={pages.map(({ path, name, href, count }) => ({
              key: path,
              name: href ? (
                <Link href={href}>{name}</Link>
              ) : (
                <bdi dir={name === path ? "ltr" : undefined}>{name}</bdi>
              ),
              count,
            }))}
          />
          {(
            [
              [text.sources, top.source],
              [text.searches, top.search],
              [text.downloads, top.download],
            ] as const
          ).map(([heading, rows]) => (
            <UsageList
              key={heading}
              heading={heading}
              language={language}
              rows={rows.map(({ subject, count }) => ({ key: subject, name: <bdi>{subject}</bdi>, count }))}
            />
          ))}
          <section>
            <h3>{text.forms}</h3>
            <ul>
              {Object.entries(formNames).map(([form, name]) => (
                <li key={form}>
                  {name[language]}
                  <span>
                    {text.begun}: {countOf("begun", form)} · {text.sent}: {countOf("sent", form)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </section>
  );
}
