import * as v from "valibot";

const refusal = v.object({ errors: v.pipe(v.array(v.object({ message: v.string() })), v.minLength(1)) });

/** Sends a change of an account to `/api/users/…` and parses the answer. The text of a problem may be empty. */
export async function send<Schema extends v.GenericSchema<unknown, object>>(
  path: string,
  body: object,
  schema: Schema,
): Promise<v.InferOutput<Schema> | { problem: string }> {
  try {
    const response = await fetch(`/api/users/${path}`, {
      method: "POST",
      credentials: "same-origin",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    const parsed = v.safeParse(schema, answer);
    if (response.ok && parsed.success) return parsed.output;
    const refused = v.safeParse(refusal, answer);
    return {
      problem: refused.success && response.status < 500 ? (refused.output.errors[0]?.message ?? "") : "",
    };
  } catch {
    return { problem: "" };
  }
}
