import * as v from "valibot";

const refusal = v.object({ errors: v.looseTuple([v.object({ message: v.string() })]) });

/**
 * Sends a call of the admin as JSON and parses the answer, also that of a 409, which says what has changed. The text of a
 * problem is the server's reason, and empty when the fault is not in the request.
 */
export async function postCall<Schema extends v.GenericSchema<unknown, object>>(
  address: string,
  body: object,
  schema: Schema,
  method: "POST" | "PATCH" = "POST",
): Promise<v.InferOutput<Schema> | { problem: string }> {
  try {
    const response = await fetch(address, {
      method,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    const refused = v.safeParse(refusal, answer);
    if (refused.success) return { problem: response.status < 500 ? refused.output.errors[0].message : "" };
    const parsed = v.safeParse(schema, answer);
    if (parsed.success && (response.ok || response.status === 409)) return parsed.output;
  } catch {
    // Without an answer, or with one that is not JSON.
  }
  return { problem: "" };
}
