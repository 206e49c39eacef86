import { englishFormMessages } from "@miqyas/contract";

/** What both forms say beside their own texts. */
export const forms = {
  /** Why the site's server did not take a form (CON-10). */
  problem: englishFormMessages.problems,
  contacts: "You can also reach us directly:",
};
