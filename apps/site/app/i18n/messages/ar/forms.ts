import { arabicFormMessages } from "@miqyas/contract";
import type { ArabicOf } from "../../arabic-of.ts";
import type { forms as english } from "../en/forms.ts";

export const forms = {
  problem: arabicFormMessages.problems,
  contacts: "يمكنك أيضًا التواصل معنا مباشرة:",
} satisfies ArabicOf<typeof english>;
