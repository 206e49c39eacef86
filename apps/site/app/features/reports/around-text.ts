/** One chunk for all that stands around the text of a report. */
export { NextReport } from "./next-report.tsx";
export { ReportFacts, ReportLinks } from "./report-facts.tsx";
export { ReportNumbers } from "./report-numbers.tsx";
