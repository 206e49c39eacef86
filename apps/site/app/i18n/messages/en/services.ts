/** Services and tools: their list, their pages, and the service that was opened last (SVC, SVD, TLD, STD). */
export const services = {
  heading: "Services & Tools",
  lead: "The kinds of question we answer, and the tools we answer them with. Most studies need one service and one tool.",
  servicesHeading: "Our Services",
  toolsHeading: "Our Tools",
  exploreService: "Explore Service",
  exploreTool: "Explore Tool",
  noServices: "No services available",
  plan: "Plan a study: sample size and margin of error",
  back: "Services & Tools",
  backToList: "See all services and tools",
  serviceGone: "We may have renamed it or no longer offer it. All our current services are on one page.",
  toolGone: "We may no longer offer this tool. All our current tools are on one page.",
  /** What a buyer asks (SVD-4…SVD-6). */
  offer: {
    heading: "Time, sample and cost",
    duration: "Duration",
    sample: "Sample",
    cost: "Cost to expect",
    results: "What you receive at the end",
    page: "A page of such a report",
    related: "See also",
    tools: "Tools that we use for it",
    services: "Services that use it",
    cases: "Where it helped",
    start: "Start a study",
    startLead:
      "Tell us the decision and its date. Within one business day we reply, usually with questions. The method, the sample and the price follow.",
    ask: "Write to us",
    plan: "Plan the sample first",
  },
  /** The page of the service that was opened last (RT-14, STD-1…STD-3). */
  stored: {
    chooseHeading: "Choose a service",
    chooseLead: "Choose one to see when it helps, how it works and what you will get.",
    contact: "Discuss this service with us",
    partsHeading: "In short",
    whole: "Read all about this service",
    usage: "Usage",
    howItWorks: "How It Works",
    whatYouGet: "What You Will Get",
  },
};
