import { methodEntries } from "@miqyas/contract";
import type { FeaturedReport, ReportChange, ReportDownload, ReportMethod } from "@miqyas/contract";
import type { ReactNode } from "react";
import { factSpace } from "../../content/charts/use-sample-facts.ts";
import { formatDate, formatDigits } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useAgencyFacts } from "../../queries/agency-facts.ts";
import { localizePath, paths } from "../../routing/paths.ts";
import { useSiteOrigin } from "../../routing/site-origin.ts";
import layout from "../../styles/layout.module.css";
import typeStyles from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { StaffText } from "../../ui/staff-text.tsx";
import { writeApa, writeBibtex, writeRis } from "./citations.ts";
import { formatSize } from "./format-size.ts";
import styles from "./report-facts.module.css";
import { useReportTexts } from "./use-report-texts.ts";

/** At the head: the days of publication and of the last change, and links to the parts below the text. */
export function ReportLinks({ report }: { report: FeaturedReport }) {
  const { parts, method, downloads, updates, cite } = useReportTexts();
  const { formatLocale } = useTranslation();
  const day = formatDate(report.created_at, formatLocale);
  const [last] = report.updated;
  const ways = [
    ...(report.downloads.length > 0 ? [{ id: "downloads", heading: downloads.heading }] : []),
    ...(listTold(report).length > 0 ? [{ id: "method", heading: method.heading }] : []),
    { id: "cite", heading: cite.heading },
  ];
  return (
    <div className={typeStyles.small}>
      {(day || last) && (
        <p className={styles.links}>
          {day && <time dateTime={report.created_at ?? undefined}>{day}</time>}
          {last && (
            <a href="#changes">
              {updates.latest} <time dateTime={last.date}>{formatDate(last.date, formatLocale)}</time>
            </a>
          )}
        </p>
      )}
      <nav aria-label={parts}>
        <ul className={styles.links}>
          {ways.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The entries of the method that are told, in their order. */
const listTold = ({ method }: FeaturedReport) => methodEntries.filter((entry) => method[entry] !== "");

/** Below the text: how the numbers were found, files, changes and citations. Only what is told is shown. */
export function ReportFacts({ report }: { report: FeaturedReport }) {
  const told = listTold(report);
  return (
    <section
      className={classNames(typeStyles.small, styles.facts)}
      aria-labelledby={told.length > 0 ? "method" : "cite"}
    >
      <div className={classNames(layout.wrap, layout.grid)}>
        {told.length > 0 && <Method method={report.method} told={told} />}
        <div className={told.length > 0 ? styles.beside : styles.alone}>
          <Downloads report={report} />
          <Changes changes={report.updated} />
          <Citations report={report} />
        </div>
      </div>
    </section>
  );
}

/** A part with its heading, to which links lead. */
function Part({
  id,
  heading,
  className,
  children,
}: {
  id: string;
  heading: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classNames(styles.part, className)}>
      <h2 id={id} className={typeStyles.h3}>
        {heading}
      </h2>
      {children}
    </div>
  );
}

/** How the numbers were found (RPD-5). */
function Method({ method, told }: { method: ReportMethod; told: readonly (keyof ReportMethod)[] }) {
  const { method: labels } = useReportTexts();
  return (
    <Part id="method" heading={labels.heading} className={styles.method}>
      <dl className={styles.entries}>
        {told.map((entry) => (
          <div key={entry}>
            <dt>{labels[entry]}</dt>
            <dd>
              <StaffText>{method[entry]}</StaffText>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** Files of the report with type, size and date (RPD-6). `countUsage` counts those that are opened. */
function Downloads({ report: { title, downloads } }: { report: FeaturedReport }) {
  const { downloads: texts } = useReportTexts();
  if (downloads.length === 0) return null;
  return (
    <Part id="downloads" heading={texts.heading} className={styles.onScreen}>
      <ul className={styles.files}>
        {downloads.map((file, index) => (
          <li key={index}>
            <Download file={{ ...file, title: file.title || title }} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Download({ file: { title, file, type, size, date } }: { file: ReportDownload }) {
  const { units } = useReportTexts();
  const { formatLocale } = useTranslation();
  const about = [
    size === null ? "" : formatSize(size, formatLocale, units),
    formatDate(date, formatLocale),
  ].filter(Boolean);
  return (
    <a href={file} download={`${title.replace(/[\\/:*?"<>|]/g, "")}.${type}`}>
      <span>{title}</span>{" "}
      <small className={typeStyles.micro}>
        <bdi>{type.toUpperCase()}</bdi>
        {about.map((fact) => (
          <span key={fact}>
            {factSpace}
            {fact}
          </span>
        ))}
      </small>
    </a>
  );
}

/** What was changed after publication, newest first (RPD-7). */
function Changes({ changes }: { changes: readonly ReportChange[] }) {
  const { updates } = useReportTexts();
  const { formatLocale } = useTranslation();
  if (changes.length === 0) return null;
  return (
    <Part id="changes" heading={updates.heading}>
      <dl className={styles.changes}>
        {changes.map(({ date, change }, index) => (
          <div key={index}>
            <dt className={typeStyles.micro}>
              <time dateTime={date}>{formatDate(date, formatLocale)}</time>
            </dt>
            <dd>
              <StaffText>{change}</StaffText>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** The report as sources name it: as text and as files of reference managers (RPD-8). */
function Citations({ report }: { report: FeaturedReport }) {
  const { cite } = useReportTexts();
  const { formatLocale } = useTranslation();
  const locale = useLocale();
  const { name: publisher } = useAgencyFacts();
  const address = useSiteOrigin() + localizePath(paths.report(report.id), locale);
  const cited = { report, publisher, address, locale };
  const [bibtex, ris] = [writeBibtex(cited), writeRis(cited)];
  const files = [
    { name: "BibTeX", ending: "bib", type: "application/x-bibtex", text: bibtex },
    { name: "RIS", ending: "ris", type: "application/x-research-info-systems", text: ris },
  ];
  return (
    <Part id="cite" heading={cite.heading}>
      <p className={styles.links}>{cite.apa}</p>
      <p className={styles.citation}>{writeApa(cited, (text) => formatDigits(text, formatLocale))}</p>
      <p className={classNames(styles.links, styles.onScreen)}>
        <span>{cite.file}</span>
        {files.map(({ name, ending, type, text }) => (
          <a
            key={ending}
            href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`}
            download={`miqyas-report-${report.id}.${ending}`}
          >
            <bdi lang="en">{name}</bdi>
          </a>
        ))}
      </p>
      <details className={classNames(styles.formats, styles.onScreen)}>
        <summary>{cite.show}</summary>
        <pre dir="ltr" className={typeStyles.micro}>
          {bibtex}
        </pre>
        <pre dir="ltr" className={typeStyles.micro}>
          {ris}
        </pre>
      </details>
    </Part>
  );
}
