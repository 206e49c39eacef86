/** The about page (ABT-1…ABT-6). The texts of the values stand where the backend has none of its own. */
export const about = {
  heading: "About us",
  visionHeading: "Our vision",
  missionHeading: "Our mission",
  valuesHeading: "Core values",
  teamHeading: "Our team",
  values: {
    be_first: {
      title: "Be first",
      description: "First to notice, first to say so, and first to correct ourselves.",
    },
    creativity: {
      title: "Creativity",
      description: "When the usual instrument cannot reach, we build another.",
    },
    powerful_information: {
      title: "Powerful information",
      description: "A finding earns its place if someone acts differently because of it.",
    },
    client_centric: {
      title: "Client centric",
      description: "Your decision sets the method, never the other way round.",
    },
  },
  membership: {
    heading: "Held to a published code",
    text: "We are the only Syrian member of the international association of market researchers. Its code is public: informed consent, protected identities, and findings reported whether or not they please.",
    directory: "Find us in the directory",
    contact: "Contact Us",
  },
};
