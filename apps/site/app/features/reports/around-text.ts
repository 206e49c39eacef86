/** One chunk for all that stands around the text of a report. */
export { TableOfContents as ReportRail } from "../../content/table-of-contents.tsx";
export { NextReport } from "./next-report.tsx";
export { ReportFacts, ReportLinks } from "./report-facts.tsx";
export { ReportNumbers } from "./report-numbers.tsx";
export { ReportPictures } from "./report-pictures.tsx";
