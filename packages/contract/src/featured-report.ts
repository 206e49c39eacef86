import * as v from "valibot";
import { defineRead } from "./call.ts";
import { imageList } from "./image-list.ts";
import { reportSummaryEntries } from "./our-featured-reports.ts";
import { downloadTypes, methodEntries, numbersLimit } from "./report-facts.ts";
import { address, count, id, list, moment, optional, requiredText, text } from "./schema.ts";

/** A finding in one number, written as it is read: "38%" and what it says (RPD-4). */
const reportNumber = v.object({ value: requiredText, label: requiredText });

/** A file of the report in the language of the answer (RPD-6). */
const listedDownload = v.object({
  /** Without one the file is named after the report. */
  title: text,
  file: address,
  type: v.picklist(downloadTypes),
  /** Bytes; null when it is not known. */
  size: optional(count),
  date: moment,
});
/** An address that no page links to, such as `javascript:`. */
const foreignScheme = /^(?!https?:)[a-z][a-z0-9+.-]*:/i;

export type ReportDownload = Omit<v.InferOutput<typeof listedDownload>, "file"> & { file: string };

/** What was changed in a published report, and when (RPD-7). */
const reportChange = v.object({ date: v.pipe(v.unknown(), moment, v.string()), change: requiredText });
export type ReportChange = v.InferOutput<typeof reportChange>;

/** How the numbers were found; `""` for what is not told (RPD-5). */
const reportMethod = v.object(v.entriesFromList(methodEntries, text));
export type ReportMethod = v.InferOutput<typeof reportMethod>;

/** The facts that a backend may add to a report. Each is optional on the wire. */
const facts = {
  numbers: v.pipe(
    list(reportNumber),
    v.transform((numbers) => numbers.slice(0, numbersLimit)),
  ),
  method: v.fallback(reportMethod, () => v.parse(reportMethod, {})),
  /** Newest first, in whatever order they arrive. */
  updated: v.pipe(
    list(reportChange),
    v.transform((changes) => changes.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))),
  ),
  downloads: v.pipe(
    list(listedDownload),
    v.transform((files) =>
      files.filter(
        (entry): entry is ReportDownload => entry.file !== null && !foreignScheme.test(entry.file),
      ),
    ),
  ),
};

/** A report. Its three descriptions and its content are HTML (RPD-1). */
export const featuredReport = v.object({
  ...reportSummaryEntries,
  content: text,
  images: imageList,
  first_description: text,
  second_description: text,
  third_description: text,
  ...facts,
});
export type FeaturedReport = v.InferOutput<typeof featuredReport>;

/** `GET /our-featured-reports/{id}` (API-27). The entity's id is optional in its answer. */
export const getFeaturedReport = defineRead({
  name: "featured-report",
  path: "/our-featured-reports/:id",
  query: (_params: { id: string }) => ({}),
  data: v.object({ ...featuredReport.entries, id: v.fallback(id, "") }),
  result: (data): FeaturedReport => data,
  errors: {
    failed: "reportFailed",
    noData: "reportNotFound",
    invalid: "reportNotFound",
    notFound: "reportNotFound",
  },
});
