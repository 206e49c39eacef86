/** The planning page: questions, results, formulas (PLAN). */
export const plan = {
  heading: "Plan a study",
  lead: "How many interviews do you need, and how precise will the answer be? Change what you know. The formulas are at the foot of the page.",
  optional: "(optional)",
  parts: {
    ask: "Precision or budget",
    askNote: "Fill in one of the two, or both to compare them.",
    certainty: "Certainty",
    drawn: "How the sample is drawn",
    subgroups: "Subgroups",
    subgroupsNote:
      "Fill in one of the two if you will read the results of regions, ages or brands separately.",
    field: "Time in the field",
    fieldNote:
      "An example: a team of four interviewers completes about 24 face-to-face interviews of 16 minutes in a day.",
  },
  labels: {
    margin: "Margin of error that you accept (± points)",
    sample: "Interviews that you can afford",
    confidence: "Confidence level",
    share: "Expected share (%)",
    population: "Size of the population",
    effect: "Design effect",
    groups: "Number of subgroups, equally large",
    smallest: "Share of the smallest subgroup (%)",
    teams: "Teams",
    daily: "Interviews per team and day",
    days: "Field days per week",
  },
  hints: {
    confidence:
      "How many of 100 such studies would have the true share within their range. 95 per cent is usual.",
    share:
      "The percentage of people you expect to give the answer that matters to you. 50 per cent is the safe choice: it needs the most interviews.",
    population: "Only a small population changes the sample size. Leave the field empty above 100,000.",
    effect: "1 for a simple random sample, 1.5 to 2 for interviews at home.",
  },
  percent: "{{number}}%",
  points_one: "point",
  points_other: "points",
  weeks_one: "{{number}} week",
  weeks_other: "{{number}} weeks",
  effect: {
    question: "What is a design effect?",
    answer:
      "It is the variance of your sample divided by that of a simple random sample of the same size. Interviews with neighbours resemble each other, and weights make some answers count more: both raise it. With a design effect of 2 you need twice the interviews.",
    simple: "a random draw from a complete list, such as your customers",
    weighted: "a phone or online sample with weights",
    clustered: "interviews at home, about 10 in each block",
    large: "20 and more interviews in each block, or very uneven weights",
    formula:
      "With {{b}} interviews in each block: {{formula}}, where {{rho}} is how much neighbours resemble each other, often about 0.05.",
  },
  calculate: "Calculate",
  again: "Start again",
  startedAgain: "All numbers are back to their starting values.",
  faults: {
    heading: "Some numbers cannot be used",
    whole: "Write a whole number.",
    range: "Write a number from {{least}} to {{most}}.",
    aboveEqual: "With this many subgroups the smallest one cannot be so large.",
    abovePopulation: "This is more than the population.",
    item: "{{label}}: {{fault}}",
  },
  result: {
    heading: "Result",
    interviews_one: "interview",
    interviews_other: "interviews",
    forMargin: "for a margin of error of {{margin}} at {{confidence}} per cent confidence",
    forMarginInEach:
      "for a margin of error of {{margin}} in the smallest subgroup, at {{confidence}} per cent confidence",
    withInterviews: "is the margin of error of {{number}} interviews, at {{confidence}} per cent confidence",
    range:
      "If the result is {{share}} per cent, the true share probably lies between {{low}} and {{high}} per cent.",
    everybody: "Everybody in the population is asked, so there is no sampling error.",
    tooSmall:
      "Fewer than five people are expected to give the rarer answer. The formula is too rough for this: plan a larger sample.",
    whole: "Whole sample",
    smallest: "Smallest subgroup",
    smallestText: "{{number}} {{unit}}, {{margin}}",
    field: "In the field",
    fieldText_one: "{{number}} day, or {{weeks}}",
    fieldText_other: "{{number}} days, or {{weeks}}",
    fieldNote: "Without preparation, training, pilot, data cleaning and report.",
    start: "Start a study with this plan",
    keep: "The address of this page holds your plan: keep it, send it or print it.",
  },
  costs: {
    heading: "What precision costs",
    lead: "All else as in your plan. Half the margin needs four times the interviews, until the population is used up.",
    margin: "Margin of error",
    interviews: "Interviews",
  },
  method: {
    heading: "How it is calculated",
    size: "Sample for a margin {{symbol}}",
    correction: "Correction for a population of {{symbol}}",
    margin: "Margin of error of {{symbol}} interviews",
    z: "1.645, 1.960 and 2.576 for 90, 95 and 99 per cent confidence",
    p: "the expected share",
    d: "the design effect",
    subgroup:
      "With subgroups the margin is that of the smallest one, and each has the same share of the sample as of the population.",
    field:
      "Days in the field are interviews ÷ (teams × interviews per team and day), rounded up; weeks are days ÷ field days per week.",
    limits:
      "The margin covers sampling error only. It does not cover people who refuse, an incomplete sampling frame, or a leading question. It holds for probability samples; for quotas and online panels it is a guide.",
    sources: "Sources",
    cochran: "(population and sample), chapter 4",
    kish: "(design effect), section 8.2",
  },
  /** The plan in the message of the contact form (PLAN-6). */
  message: {
    opening: "I would like to start a study with this plan:",
    needed: "- Interviews: {{number}}, for a margin of error of {{margin}}",
    given: "- Interviews we can afford: {{number}}, with a margin of error of {{margin}}",
    inSmallest: "{{margin}} in the smallest subgroup",
    basis: "- Confidence {{confidence}}%, expected share {{share}}%, design effect {{effect}}",
    population: "- Population: {{number}}",
    smallest: "- Smallest subgroup: {{share}}% of the sample",
    field: "- In the field: {{teams}} × {{daily}} interviews a day, {{weeks}}",
    question: "The decision it is for:",
  },
};
