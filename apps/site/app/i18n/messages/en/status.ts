/** Messages of a section while it loads, after a failure, or when it is empty (STA-1, ERR-17). */
export const status = {
  loading: "Loading...",
  retrying: "Retrying ({{attempt}}/{{most}})...",
  maximumRetries: "Maximum retry attempts reached",
  maximumRetriesLater: "Maximum retry attempts reached. Please try again later.",
  tryAgain: "Try again",
  triesAgain: "We will try again automatically.",
  reload: "Reload the page, or write to us if it keeps happening.",
  nextStep: "Try again, or write to us if it keeps happening.",
};
