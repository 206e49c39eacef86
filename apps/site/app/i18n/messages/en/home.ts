/** The home page (HOME-1…HOME-28). */
export const home = {
  hero: {
    pause: "Pause the video",
    play: "Play the video",
  },
  about: {
    heading: "Who We Are",
    more: "About {{agency}}",
  },
  services: {
    heading: "Our Services",
    all: "View All Services",
    explore: "Explore Service",
  },
  impact: {
    heading: "Our Impact",
    services: "Services",
    pages: "Pages of Our Impact",
  },
  membership: {
    heading: "The only Syrian member of the international association of market researchers",
    text: "Membership binds us to a published code: informed consent, protected identities and findings reported in full, welcome or not. You can look us up in the industry directory.",
    find: "Find us in the directory",
  },
  testimonials: {
    heading: "What our clients say",
    slides: "Testimonials",
  },
  research: {
    heading: "Research & Insights",
    text: "What we learn between projects, published with its method so that you can check it.",
    items: {
      blog: { title: "Blog", text: "Field notes and methods, from the people who knocked on the doors." },
      reports: { title: "Reports", text: "Full studies with their tables, samples and margins of error." },
      learn: { title: "Learn", text: "Short lessons and a glossary for people who commission research." },
    },
    read: "Read our research",
  },
  clients: {
    heading: "Our Clients",
    logos: "Clients’ logos",
    logo: "A client’s logo",
  },
  partners: {
    heading: "Our Partners",
    text: "Panels, field networks and an institute that checks our weighting.",
    logos: "Partners’ logos",
    logo: "A partner’s logo",
  },
  transform: {
    heading: "Turn a hunch into a number",
    text: "Bring us the decision you keep postponing. Within one business day we will ask what we need to know, and then tell you how we can find the answer, how long that would take and what it would cost.",
    start: "Start a study",
  },
};
