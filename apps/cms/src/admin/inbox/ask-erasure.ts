import * as v from "valibot";
import { erasure, type Erasure, type PersonRows } from "../../inbox/erasure.ts";

const refusal = v.object({ errors: v.pipe(v.array(v.object({ message: v.string() })), v.minLength(1)) });

/**
 * Requests the number of rows that belong to an e-mail address or, with `agreed`, their removal. The text of
 * a problem may be empty.
 */
export async function askErasure(
  email: string,
  agreed: PersonRows | undefined,
): Promise<Erasure | { problem: string }> {
  try {
    const response = await fetch("/api/contact-messages/erase-person", {
      method: "POST",
      credentials: "same-origin",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, agreed }),
    });
    const answer: unknown = await response.json();
    const parsed = v.safeParse(erasure, answer);
    if (parsed.success) return parsed.output;
    const refused = v.safeParse(refusal, answer);
    return {
      problem: (response.status === 400 && refused.success && refused.output.errors[0]?.message) || "",
    };
  } catch {
    return { problem: "" };
  }
}
