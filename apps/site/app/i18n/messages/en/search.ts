/** The section search (LAY-3, SRCH-1…SRCH-11). */
export const search = {
  label: "Search the site",
  placeholder: "Search sections",
  results: "Sections found",
  inSection: "in {{section}}",
  found_one: "{{count}} section",
  found_other: "{{count}} sections",
  keys: "↑ ↓ to move, Enter to go",
  /** Titles of the sections, by identifier; "about" and the rest of home first. */
  titles: {
    hero: "Home",
    about: "Who We Are",
    services: "Our Services",
    research: "Research & Insights",
    clients: "Our Clients",
    partners: "Our Partners",
    vision: "Our Vision",
    mission: "Our Mission",
    values: "Core Values",
    team: "Our Team",
    allServices: "Services and Tools",
    tools: "Our Tools",
    blog: "Blog",
    reports: "Reports",
    words: "Words In Markets",
    contact: "Contact Us",
  },
};
