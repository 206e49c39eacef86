import { englishFormMessages } from "@miqyas/contract";

/** Texts that both forms share. */
export const forms = {
  /** Why the site's server refused a form (CON-10). */
  problem: englishFormMessages.problems,
  contacts: "You can also reach us directly:",
};
