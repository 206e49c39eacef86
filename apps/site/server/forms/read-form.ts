import { listFaults } from "@miqyas/contract";
import type { FieldFaults, FormKind } from "@miqyas/contract";
import * as v from "valibot";
import { formCalls } from "./form-kinds.ts";
import type { FormBody } from "./form-kinds.ts";

/**
 * A form by the contract's schema, without control and spoofing characters (B9, B15), or the faults of its fields. A
 * missing telephone number becomes an empty one.
 */
export function readForm(kind: FormKind, fields: unknown): { body: FormBody } | { faults: FieldFaults } {
  const parsed = v.safeParse<v.GenericSchema<unknown, FormBody>>(formCalls[kind].schema, fields);
  if (!parsed.success) return { faults: listFaults(parsed.issues) };
  const body = parsed.output;
  return { body: "message" in body ? { ...body, phone: body.phone ?? "" } : body };
}
