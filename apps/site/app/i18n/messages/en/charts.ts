/** Charts inside texts (CHART). */
export const charts = {
  /** Read by screen readers after the finding, in place of the drawing. */
  inTable: "The numbers are in the table below.",
  n: "n = {{n}}",
  days: "{{from}} to {{to}}",
  question: "Question: {{question}}",
  source: "Source: {{source}}.",
  whiskers: "Whiskers: margin of error ± {{margin}}.",
  ranges: "Whiskers: range of each row.",
  band: "Band: margin of error ± {{margin}}.",
  startsAt: "The scale starts at {{min}}.",
  gap: "No data: {{reason}}.",
  brackets: "In brackets: fewer than 50 answers.",
  withheld: "Dates with fewer than 30 answers are left out.",
  someRows: "{{shown}} of {{rows}} rows are drawn; all are in the table.",
  missing: "no data",
  smallBase: "too few answers",
  /** After the label of a row of which some values are missing. */
  incomplete: "incomplete",
  /** Above a narrow drawing whose numbers are all in this unit. */
  inMillions: "in millions",
  inBillions: "in billions",
  showNumbers: "Show the numbers",
  columns: { low: "Low", high: "High", base: "n" },
  cite: "Cite",
  copied: "Citation copied",
  citation: "{{agency}}. {{year}}{{title}} [Chart]. {{address}}",
  embed: "Embed",
  advice: "Copy this code into your page. The chart keeps its source and links to us.",
};
