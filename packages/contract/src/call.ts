import * as v from "valibot";
import { ApiError } from "./errors.ts";
import type { ErrorCode } from "./errors.ts";
import type { Pagination } from "./pagination.ts";

export type QueryValue = string | number | undefined;
export type Query = Record<string, QueryValue>;

/**
 * The meaning of 404 or 410 (RT-21):
 * - `never`: an outage, because a list always exists, even an empty one
 * - `stated`: the entry does not exist, if the backend says so in its envelope (`success: false`). A bare 404 is an
 *   outage: a proxy sends it while the backend is away
 * - `any`: the backend does not offer the call
 */
export type Absence = "never" | "stated" | "any";

/** A GET of the contract: its path, its query, and the reading of its answer. */
export interface ReadCall<Params, Result> {
  /** Stable name: the first part of a cache key, and the name in logs and in the conformance suite. */
  readonly name: string;
  /** Whether a backend may lack the call and answer 404. The screens work without it. */
  readonly optional: boolean;
  readonly absence: Absence;
  /** Its path, with `:id` for the id of a detail. */
  readonly pattern: string;
  /**
   * Throws `not-found` for an id that no backend answers: a number with a leading zero (RT-19), and what servers read in
   * different ways (B13).
   */
  path(params: Params): string;
  query(params: Params): Query;
  /** Reads an envelope. Throws `ApiError` of kind `malformed` or `not-found`. */
  read(envelope: unknown): Result;
  /** The message for an entry that does not exist. */
  readonly notFound: ErrorCode;
}

interface Definition<Params, Schema extends v.GenericSchema, Result> {
  name: string;
  optional?: boolean;
  /** Whether it is a single page, which may be unpublished. */
  singular?: boolean;
  /** Below `/api/v1`; `:id` is replaced by the parameter. */
  path: string;
  query?: (params: Params) => Query;
  data: Schema;
  result: (data: v.InferOutput<Schema>) => Result;
  /** Messages for: no success flag; success without data; data of another shape; 404. */
  errors?: Partial<Record<"failed" | "noData" | "invalid" | "notFound", ErrorCode>>;
}

/** Numbers with a leading zero, `.` and `..`, and texts with a character that a server may decode, cut or join. */
const refusedId = /^(?:0\d+|\.\.?)$|[%/;\\\p{Cc}]/u;

const envelope = v.object({ success: v.optional(v.unknown()), data: v.optional(v.unknown()) });

/** Declares a GET. Without an own message the general ones of ERR-1 apply. */
export function defineRead<Params extends object, Schema extends v.GenericSchema, Result>(
  definition: Definition<Params, Schema, Result>,
): ReadCall<Params, Result> {
  const { name, optional = false, singular = false, data, result, errors = {} } = definition;
  const pattern = `/api/v1${definition.path}`;
  const failed = errors.failed ?? "requestFailed";
  const noData = errors.noData ?? errors.failed ?? "noData";
  const invalid = errors.invalid ?? noData;
  const notFound = errors.notFound ?? noData;
  return {
    name,
    optional,
    absence: optional ? "any" : singular || pattern.includes(":") ? "stated" : "never",
    pattern,
    path: (params) =>
      pattern.replace(/:(\w+)/g, (_, part: string) => {
        const id = String(Reflect.get(params, part));
        if (refusedId.test(id)) throw new ApiError("not-found", notFound);
        return encodeURIComponent(id);
      }),
    query: definition.query ?? (() => ({})),
    notFound,
    read(answer) {
      const outer = v.safeParse(envelope, answer);
      if (!outer.success || !outer.output.success) throw new ApiError("malformed", failed);
      if (outer.output.data === undefined || outer.output.data === null)
        throw new ApiError("malformed", noData);
      if (isVoid(data, outer.output.data)) throw new ApiError("malformed", invalid);
      const inner = v.safeParse(data, outer.output.data);
      if (!inner.success) throw new ApiError("malformed", invalid, { cause: new v.ValiError(inner.issues) });
      return result(inner.output);
    },
  };
}

/** Whether an entity has none of its fields, or is a list. Any field may be missing, but not all (F6). */
function isVoid(schema: v.GenericSchema, data: unknown): boolean {
  if (!("entries" in schema) || typeof schema.entries !== "object" || schema.entries === null) return false;
  if (typeof data !== "object" || data === null) return false;
  return Array.isArray(data) || !Object.keys(schema.entries).some((field) => Object.hasOwn(data, field));
}

/** One page of a list, or a whole list, with the backend's paging if there is any. */
export interface PagedList<Item> {
  items: Item[];
  pagination: Pagination | null;
}
