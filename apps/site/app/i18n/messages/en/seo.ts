/**
 * Title and description of every page, for search engines and shared links. Pages of entries fall back to these. All get
 * the agency's name and city.
 */
export const seo = {
  title: "{{page}} — {{agency}}",
  /** The title of a list's further pages. */
  numbered: "{{page}}, page {{number}}",
  feed: "{{agency}} blog",
  sharePicture: "Miqyas: rows of stone as the bars of a chart, one of them green",
  pages: {
    home: {
      title: "{{agency}} — market research in Syria and the region",
      description:
        "{{agency}} is a market-research and marketing-studies agency in {{city}}. We count, ask and listen across Syria, the Middle East and North Africa.",
    },
    services: {
      title: "Services & Tools",
      description:
        "Consumer research, market sizing, price tests, brand tracking and retail audits, and the tools we measure with.",
    },
    about: {
      title: "About Us",
      description:
        "Who we are, how we see our work and what we commit to: the team behind {{agency}} in {{city}}.",
    },
    research: {
      title: "Research & Insights",
      description:
        "Trends, articles, reports, a glossary and lessons from our fieldwork, published with their method.",
    },
    markets: {
      title: "Markets",
      description: "What we have measured, market by market: trends, terms and reports for the region.",
    },
    blog: {
      title: "Blog",
      description: "Field notes and methods from the people who do the fieldwork.",
    },
    article: { title: "Article", description: "An article from the {{agency}} blog on measuring markets." },
    contact: {
      title: "Contact Us",
      description: "Write to us or call: we reply within 24 hours on business days.",
    },
    newsletter: {
      title: "Newsletter",
      description: "One careful chart a month from the people who do the fieldwork.",
    },
    privacyPolicy: {
      title: "Privacy Policy",
      description: "What we keep about you, why, for how long, and how to have it erased.",
    },
    terms: {
      title: "Terms & Conditions",
      description: "The terms on which this website and our publications may be used.",
    },
    faq: {
      title: "FAQ",
      description: "Answers to what clients ask us about methods, time, cost and data.",
    },
    resources: {
      title: "All Resources",
      description: "Short lessons and guides for people who commission or read research.",
    },
    resource: {
      title: "Resource",
      description: "A resource from the {{agency}} library on market research.",
    },
    service: {
      title: "Service",
      description: "A research service of {{agency}}: what it answers and how it is done.",
    },
    storedService: {
      title: "Service",
      description: "A research service of {{agency}}: what it answers and how it is done.",
    },
    tool: {
      title: "Tool",
      description: "A research tool of {{agency}}: what it measures and when to use it.",
    },
    trends: {
      title: "Trends In Markets",
      description: "Changes in Syrian and regional markets that we have measured more than once.",
    },
    trend: { title: "Trend", description: "A change in the market that we have measured." },
    report: { title: "Report", description: "A featured report with its findings, sample and method." },
    words: {
      title: "Words In Markets",
      description: "A glossary of market research in plain words, in English and Arabic.",
    },
    word: { title: "Term", description: "A term of market research, explained in plain words." },
    chart: { title: "Chart", description: "A chart of ours, with its numbers and its source." },
    plan: {
      title: "Plan a study",
      description:
        "How many interviews a study needs, how precise it will be, and how long it takes in the field.",
    },
    search: {
      title: "Search",
      description:
        "Search the articles, trends, reports, resources, words, services, tools and answers of {{agency}}.",
    },
    gone: { title: "This page has been removed", description: "There is no longer a page at this address." },
    notFound: { title: "Page not found", description: "There is no page at this address." },
  },
};
