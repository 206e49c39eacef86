/** Services and tools: their list, their pages, and the service that was opened last (SVC, SVD, TLD, STD). */
export const services = {
  heading: "Services and tools",
  lead: "Six kinds of question, and the instruments we answer them with. Most studies need one of each.",
  servicesHeading: "Our Services",
  toolsHeading: "Our Tools",
  exploreService: "Explore Service",
  exploreTool: "Explore Tool",
  noServices: "No services available",
  back: "Services & tools",
  backToList: "See all services and tools",
  serviceGone: "It may have been renamed or retired. Everything we offer today is on one page.",
  toolGone: "We may have put this instrument away. The ones in use are on one page.",
  /** The page of the service that was opened last (RT-14, STD-1…STD-3). */
  stored: {
    chooseHeading: "Choose a service",
    chooseLead: "Pick one to read when it helps, how it works and what you will get.",
    contact: "Discuss this service with us",
    partsHeading: "In short",
    whole: "Read all about this service",
    usage: "Usage",
    howItWorks: "How It Works",
    whatYouGet: "What You Will Get",
  },
};
