import * as v from "valibot";
import { ApiError } from "./errors.ts";
import type { ErrorCode } from "./errors.ts";
import type { Pagination } from "./pagination.ts";

export type QueryValue = string | number | undefined;
export type Query = Record<string, QueryValue>;

/**
 * What an answer of 404 or 410 means:
 * - `never`: a list is always there, be it empty, so that the backend is not itself
 * - `stated`: there is no such thing, if the backend says so in its own envelope (`success: false`); anybody in front
 *   of a backend answers a bare 404 while it is away
 * - `any`: the backend does not offer the call
 */
export type Absence = "never" | "stated" | "any";

/** A GET of the contract: where it goes, what it asks, and how its answer is read. */
export interface ReadCall<Params, Result> {
  /** Stable name: the first part of a cache key, and what logs and the conformance suite call it. */
  readonly name: string;
  /** A call that the screens can live without; a backend may answer 404 to it. */
  readonly optional: boolean;
  readonly absence: Absence;
  /** Its path with `:id` where a detail's id stands. */
  readonly pattern: string;
  /** Throws `not-found` for a number with a nought before it, which is nobody's id (RT-19). */
  path(params: Params): string;
  query(params: Params): Query;
  /** Reads an envelope. Throws `ApiError` of kind `malformed` or `not-found`. */
  read(envelope: unknown): Result;
  /** What is said of a thing that is not there. */
  readonly notFound: ErrorCode;
}

interface Definition<Params, Schema extends v.GenericSchema, Result> {
  name: string;
  optional?: boolean;
  /** A single page, which staff may not have published. */
  singular?: boolean;
  /** Below `/api/v1`; `:id` is filled in from the parameters. */
  path: string;
  query?: (params: Params) => Query;
  data: Schema;
  result: (data: v.InferOutput<Schema>) => Result;
  /** Messages for: no success flag; success without data; data of another shape; 404. */
  errors?: Partial<Record<"failed" | "noData" | "invalid" | "notFound", ErrorCode>>;
}

const envelope = v.object({ success: v.optional(v.unknown()), data: v.optional(v.unknown()) });

/** Declares a GET. Messages not named are the general ones of ERR-1. */
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
        if (/^0\d+$/.test(id)) throw new ApiError("not-found", notFound);
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

/** Whether an entity is sent with none of its fields, or as a list: every field may be missing, but not all (F6). */
function isVoid(schema: v.GenericSchema, data: unknown): boolean {
  if (!("entries" in schema) || typeof schema.entries !== "object" || schema.entries === null) return false;
  if (typeof data !== "object" || data === null) return false;
  return Array.isArray(data) || !Object.keys(schema.entries).some((field) => Object.hasOwn(data, field));
}

/** One page of a list, or a whole list, with its paging where the backend sends it. */
export interface PagedList<Item> {
  items: Item[];
  pagination: Pagination | null;
}
