import * as v from "valibot";
import { erasure, type Erasure, type PersonRows } from "../../inbox/erasure.ts";

const refusal = v.object({ errors: v.pipe(v.array(v.object({ message: v.string() })), v.minLength(1)) });

/** Asks what belongs to an address, or, once that is agreed to, that it is removed. The problem may be without words. */
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
    const said = v.safeParse(erasure, answer);
    if (said.success) return said.output;
    const refused = v.safeParse(refusal, answer);
    return {
      problem: (response.status === 400 && refused.success && refused.output.errors[0]?.message) || "",
    };
  } catch {
    return { problem: "" };
  }
}
