/** The about page (ABT-1…ABT-6). The texts of the values replace those that the backend lacks. */
export const about = {
  heading: "About Us",
  visionHeading: "Our Vision",
  missionHeading: "Our Mission",
  valuesHeading: "Core Values",
  teamHeading: "Our Team",
  values: {
    be_first: {
      title: "Be first",
      description: "First to notice, first to say so, and first to correct ourselves.",
    },
    creativity: {
      title: "Creativity",
      description: "When the usual tool does not work, we build another.",
    },
    powerful_information: {
      title: "Powerful information",
      description: "A finding is worth nothing unless it changes a decision.",
    },
    client_centric: {
      title: "Client centric",
      description: "Your decision sets the method, never the other way round.",
    },
  },
  membership: {
    heading: "Bound by a published code",
    text: "We are the only Syrian member of the international association of market researchers. Its published code requires informed consent, protected identities and findings reported in full, welcome or not.",
    directory: "Find us in the directory",
    contact: "Contact Us",
  },
};
