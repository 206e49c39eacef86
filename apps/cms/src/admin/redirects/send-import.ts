import * as v from "valibot";
import { importReport, type ImportReport } from "../../redirects/import-report.ts";

const refusal = v.object({ errors: v.pipe(v.array(v.object({ message: v.string() })), v.minLength(1)) });

/** Sends a CSV file with redirects. The text of a problem may be empty. */
export async function sendImport(csv: string): Promise<ImportReport | { problem: string }> {
  try {
    const response = await fetch("/api/redirects/import", {
      method: "POST",
      credentials: "same-origin",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ csv }),
    });
    const answer: unknown = await response.json();
    const parsed = v.safeParse(importReport, answer);
    if (parsed.success) return parsed.output;
    const refused = v.safeParse(refusal, answer);
    return { problem: refused.success ? (refused.output.errors[0]?.message ?? "") : "" };
  } catch {
    return { problem: "" };
  }
}
