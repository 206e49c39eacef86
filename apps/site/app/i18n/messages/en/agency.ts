/** The agency's name, contacts and other facts about it, on any page. */
export const agency = {
  name: "Miqyas",
  about: "Market research and marketing studies for Syria, the Middle East and North Africa.",
  city: "Damascus",
  email: "hello@miqyas.example",
  phone1: "+963 11 555 0142",
  phone2: "+963 944 555 018",
  /** The agency's entry in the industry directory, unless the backend has another (HOME-16). */
  directory: "https://directory.example/miqyas",
  copyright: "© {{year}} {{agency}}. All rights reserved.",
};
