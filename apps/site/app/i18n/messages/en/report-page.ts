/** What stands around the text of a report (RPD-4…RPD-9). These texts come with that part of the page, not with every page. */
export const reportPage = {
  parts: "Parts of this page",
  numbers: {
    one: "In one number",
    two: "In two numbers",
    three: "In three numbers",
    four: "In four numbers",
  },
  method: {
    heading: "How we know",
    population: "Population",
    frame: "Sampling frame",
    n: "Sample (n)",
    field_dates: "Fieldwork",
    mode: "How it was asked",
    response_rate: "Response rate",
    weighting: "Weighting",
    margin: "Margin of error",
    funder: "Funded by",
    questionnaire: "Questionnaire",
  },
  downloads: { heading: "Downloads" },
  units: { megabytes: "MB", kilobytes: "kB" },
  updates: { heading: "Changes since publication", latest: "Updated on" },
  cite: {
    heading: "Cite this report",
    apa: "In APA style:",
    file: "For a reference manager:",
    show: "Show both as text",
  },
  next: { heading: "Next report" },
};
