import { cachePolicies } from "@miqyas/http/cache-policies";
import { Forbidden } from "payload";
import type { PayloadRequest } from "payload";
import * as v from "valibot";
import { findRole } from "./access/roles.ts";

/** The JSON body of a call of the back office. `undefined` when it is none, or none of that shape. */
export async function readJsonBody<Schema extends v.GenericSchema>(
  req: PayloadRequest,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const parsed = v.safeParse(schema, await req.json?.().catch(() => undefined));
  return parsed.success ? parsed.output : undefined;
}

/** An answer to staff, which nothing keeps. */
export const privateJson = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { "Cache-Control": cachePolicies.nothing } });

/** Throws `Forbidden` unless an owner calls. */
export function requireOwner(req: PayloadRequest): void {
  if (findRole(req) !== "owner") throw new Forbidden(req.t);
}
