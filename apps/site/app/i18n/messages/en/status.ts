/** What a section says while it has nothing to show (STA-1, ERR-17). */
export const status = {
  loading: "Loading...",
  retrying: "Retrying ({{attempt}}/3)...",
  maximumRetries: "Maximum retry attempts reached",
  maximumRetriesLater: "Maximum retry attempts reached. Please try again later.",
  tryAgain: "Try again",
  nextStep: "Try again, or write to us if it keeps happening.",
};
