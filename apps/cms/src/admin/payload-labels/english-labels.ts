import { refusedSignIn } from "./refused-sign-in.ts";

/** Corrections of Payload's own English texts. */
export const englishLabels = {
  authentication: { newPassword: "New password (at least 15 characters)" },
  error: { emailOrPasswordIncorrect: refusedSignIn.en, userLocked: refusedSignIn.en },
  // Only charts in texts have it.
  fields: {
    labelRelationship: "{{label}}",
    removeRelationship: "Take the chart out of the text",
    swapRelationship: "Choose another chart",
  },
  general: {
    noLabel: "—",
    or: "or",
    payloadSettings: "Settings",
    // Its `label` is not always one text. The button stands in the head of its column.
    sortByLabelDirection: "Sort {{direction}}",
    updatedAt: "Last edited",
  },
  version: {
    aboutToPublishSelection:
      "All selected {{label}} will be published in both languages, including their unpublished changes. Continue?",
    aboutToRestore:
      "The {{label}} from {{versionDate}} becomes a new draft. Visitors see no change until you publish it.",
    // Payload has one text for all single pages. The site settings have no drafts.
    aboutToRestoreGlobal:
      "“{{label}}” from {{versionDate}} is restored. If this is “Site settings”, the site changes at once. Any other page becomes a new draft: visitors see no change until you publish it.",
    publishAllLocales: "Publish both languages",
  },
};
