import { planFields } from "../routing/route-table.ts";
import { readPlan, readTypedNumber, fieldRules } from "./read-plan.ts";
import type { StudyQuestion } from "./study-plan.ts";

const parameters = ["confidence", ...planFields] as const;

/** A plan's numbers as one parameter of the contact page: `95_3__50`, in the order of the fields. Empty ends are cut. */
export function encodePlan(query: URLSearchParams): string {
  const numbers = planFields.map(
    (field) => readTypedNumber(query.get(field) ?? "", fieldRules[field].whole) ?? "",
  );
  return [query.get("confidence") ?? 95, ...numbers].join("_").replace(/_+$/, "");
}

/** The question of a code; `null` for one that is no plan. Nothing but numbers is read from it. */
export function decodePlan(code: string): StudyQuestion | null {
  const query = new URLSearchParams(
    code.split("_").map((value, index) => [parameters[index] ?? "", value] as [string, string]),
  );
  return readPlan(query).question;
}
